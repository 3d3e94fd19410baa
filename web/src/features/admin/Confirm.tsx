import { AlertDialog } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import '../../ui/dialog.css';

interface ConfirmProps {
  trigger: ReactElement;
  title: ReactNode;
  /** What goes with it. */
  children: ReactNode;
  /** What the button that does it says. */
  verb: string;
  onConfirm: () => void;
}

/** Asks once more before something is gone. */
export function Confirm({ trigger, title, children, verb, onConfirm }: ConfirmProps) {
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog-shade" />
        <AlertDialog.Content className="dialog">
          <AlertDialog.Title className="t-h3">{title}</AlertDialog.Title>
          <AlertDialog.Description>{children}</AlertDialog.Description>
          <div className="dialog-end">
            <AlertDialog.Cancel className="btn btn-line">Cancel</AlertDialog.Cancel>
            <AlertDialog.Action className="btn btn-danger" onClick={onConfirm}>
              {verb}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
