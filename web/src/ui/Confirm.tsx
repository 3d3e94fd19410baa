import type { ReactElement, ReactNode } from 'react';
import { FormDialog } from './FormDialog.tsx';
import { OpensDialog } from './OpensDialog.tsx';

interface QuestionProps {
  title: ReactNode;
  /** What goes with it. */
  children: ReactNode;
  /** What the button that does it says. */
  verb: string;
  onClose: () => void;
  /** Called right after `onClose`, before the focus is back. */
  onConfirm: () => void;
}

/** Asks once more before something is gone. */
export function Question({ title, children, verb, onClose, onConfirm }: QuestionProps) {
  return (
    <FormDialog
      kind="alert"
      title={title}
      about={children}
      onClose={onClose}
      onSubmit={() => {
        onClose();
        onConfirm();
      }}
      submit={verb}
      isDanger
    />
  );
}

/** A button that asks once more before something is gone. */
export const Confirm = ({
  trigger,
  ...question
}: Omit<QuestionProps, 'onClose'> & { trigger: ReactElement }) => (
  <OpensDialog trigger={trigger}>
    {(close) => <Question {...question} onClose={close} />}
  </OpensDialog>
);
