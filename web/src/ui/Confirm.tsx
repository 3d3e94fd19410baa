import type { ReactElement, ReactNode } from 'react';
import { FormDialog } from './FormDialog.tsx';
import { OpensDialog } from './OpensDialog.tsx';

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
    <OpensDialog trigger={trigger}>
      {(close) => (
        <FormDialog
          kind="alert"
          title={title}
          about={children}
          onClose={close}
          onSubmit={() => {
            close();
            onConfirm();
          }}
          submit={verb}
          isDanger
        />
      )}
    </OpensDialog>
  );
}
