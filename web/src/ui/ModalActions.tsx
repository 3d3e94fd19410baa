import type { ReactNode } from 'react';
import { WorkingButton } from './WorkingButton.tsx';
import * as styles from './button.module.css';

interface ModalActionsProps {
  cancel: string;
  onCancel: () => void;
  /** What the button that submits says. */
  children: ReactNode;
  /** Shown while it works. */
  working: string | null;
  disabled?: boolean;
  /** Whether something is gone for good. */
  isDanger?: boolean;
}

/** The foot of a dialog that is a form: out of it, or on. */
export function ModalActions(props: ModalActionsProps) {
  const { cancel, onCancel, children, working, disabled, isDanger = false } = props;
  return (
    <>
      <button type="button" className={`${styles.button} ${styles.line}`} onClick={onCancel}>
        {cancel}
      </button>
      <WorkingButton
        className={`${styles.button} ${isDanger ? styles.danger : styles.solid}`}
        disabled={disabled}
        working={working}
      >
        {children}
      </WorkingButton>
    </>
  );
}
