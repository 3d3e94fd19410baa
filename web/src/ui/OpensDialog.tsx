import { Slot } from 'radix-ui';
import { useState, type ReactElement, type ReactNode } from 'react';

interface OpensDialogProps {
  /** The button. */
  trigger: ReactElement;
  /** The dialog. */
  children: (close: () => void) => ReactNode;
}

/** A button and the dialog that it opens. */
export function OpensDialog({ trigger, children }: OpensDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Slot.Root
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button, and the dialog returns the focus to what had it.
          currentTarget.focus();
          setOpen(true);
        }}
      >
        {trigger}
      </Slot.Root>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
