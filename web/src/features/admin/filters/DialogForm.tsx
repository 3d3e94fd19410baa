import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import type { FieldError, FieldValues, UseFormReturn } from 'react-hook-form';
import { toast } from '../../../ui/toast-store.ts';
import { WorkingButton } from '../../../ui/WorkingButton.tsx';

interface DialogFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  onSubmit: (values: Values) => void;
  /** What is said where a field that must be filled is not. */
  incomplete: string;
  submit: string;
  /** Shown while it works. */
  working: string | null;
  children: ReactNode;
}

/** The inside of a dialog that asks for something. */
export function DialogForm<Values extends FieldValues>(props: DialogFormProps<Values>) {
  const { form, onSubmit, incomplete, submit, working, children } = props;
  const onInvalid = (wrong: object) => {
    const errors = Object.values(wrong) as (FieldError | undefined)[];
    if (errors.some((one) => one?.message === incomplete)) {
      toast({ tone: 'error', title: 'Error', description: incomplete });
    }
  };
  return (
    <form
      className="dialog-form"
      noValidate
      onSubmit={(event) => void form.handleSubmit(onSubmit, onInvalid)(event)}
    >
      {children}
      <div className="dialog-end">
        <Dialog.Close className="btn btn-line">Cancel</Dialog.Close>
        <WorkingButton className="btn btn-solid" working={working}>
          {submit}
        </WorkingButton>
      </div>
    </form>
  );
}
