import { AlertDialog } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { buttonClass } from '../../ui/Button.tsx';
import * as texts from './texts.ts';
import * as dialogStyles from '../../ui/dialog.module.css';

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
        <AlertDialog.Overlay className={dialogStyles.shade} />
        <AlertDialog.Content className={dialogStyles.dialog}>
          <AlertDialog.Title className="t-h3">{title}</AlertDialog.Title>
          <AlertDialog.Description>{children}</AlertDialog.Description>
          <div className={dialogStyles.end}>
            <AlertDialog.Cancel className={buttonClass()}>{texts.confirmCancel}</AlertDialog.Cancel>
            <AlertDialog.Action className={buttonClass({ look: 'danger' })} onClick={onConfirm}>
              {verb}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
