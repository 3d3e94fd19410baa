import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import * as texts from '#messages/ui';

interface DialogActionsProps {
  onCancel: () => void;
  /** Whether it is too late to go back. */
  isFinal?: boolean;
  /** What the button that submits says. */
  children: ReactNode;
  /** Shown while it works. */
  working?: string | null;
  disabled?: boolean;
  /** Whether something is gone for good. */
  isDanger?: boolean;
}

/** The foot of a dialog that is a form: out of it, or on. */
export function DialogActions(props: DialogActionsProps) {
  const { onCancel, isFinal = false, children, working, disabled, isDanger = false } = props;
  return (
    <>
      <Button disabled={isFinal} onClick={onCancel}>
        {texts.cancel()}
      </Button>
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
