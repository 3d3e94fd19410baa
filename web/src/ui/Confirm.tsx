import type { ReactElement, ReactNode } from 'react';
import { FormDialog } from './FormDialog.tsx';
import { OpensDialog } from './OpensDialog.tsx';

interface QuestionProps {
  title: ReactNode;
  /** What goes with it. */
  children: ReactNode;
  /** The text of the button that confirms. */
  verb: string;
  onClose: () => void;
  /** Called right after `onClose`, before the focus is back. */
  onConfirm: () => void;
}

/** Asks for confirmation before something is deleted. */
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

/** A button that asks for confirmation before something is deleted. */
export const Confirm = ({
  trigger,
  ...question
}: Omit<QuestionProps, 'onClose'> & { trigger: ReactElement }) => (
  <OpensDialog trigger={trigger}>
    {(close) => <Question {...question} onClose={close} />}
  </OpensDialog>
);
