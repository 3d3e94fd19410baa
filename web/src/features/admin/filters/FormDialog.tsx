import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import * as dialogStyles from '../../../ui/dialog.module.css';

interface FormDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  trigger: ReactNode;
  children: ReactNode;
}

/** A form that floats over the page. */
export function FormDialog({ open, onOpenChange, title, trigger, children }: FormDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={dialogStyles.shade} />
        <Dialog.Content
          className={dialogStyles.dialog}
          aria-describedby={undefined}
          // A slip beside the form does not cost what was typed.
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Dialog.Title className="t-h3">{title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
