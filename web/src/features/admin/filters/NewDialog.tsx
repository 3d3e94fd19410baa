import type { ReactNode } from 'react';
import type { FieldError, FieldValues, UseFormReturn } from 'react-hook-form';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { toast } from '../../../lib/toast.ts';
import * as texts from '#messages/admin/filters';

interface NewDialogProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  title: string;
  onClose: () => void;
  onSubmit: (values: Values) => void;
  /** What is said where a field that must be filled is not. */
  incomplete: string;
  submit: string;
  /** Shown while it works. */
  working: string | null;
  children: ReactNode;
}

/** A dialog that asks for something new. */
export function NewDialog<Values extends FieldValues>(props: NewDialogProps<Values>) {
  const { form, title, onClose, onSubmit, incomplete, submit, working, children } = props;
  const onInvalid = (wrong: object) => {
    const errors = Object.values(wrong) as (FieldError | undefined)[];
    if (errors.some((one) => one?.message === incomplete)) {
      toast({ tone: 'error', title: texts.dialogIncompleteTitle(), description: incomplete });
    }
  };
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      // A slip beside the form does not cost what was typed.
      closesOutside={false}
      onSubmit={(event) => void form.handleSubmit(onSubmit, onInvalid)(event)}
      submit={submit}
      working={working}
    >
      {children}
    </FormDialog>
  );
}
