import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

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
      <Button onClick={onCancel}>{cancel}</Button>
      <Button
        type="submit"
        look={isDanger ? 'danger' : 'solid'}
        disabled={disabled}
        working={working}
      >
        {children}
      </Button>
    </>
  );
}
