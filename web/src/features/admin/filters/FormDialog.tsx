import type { ReactNode } from 'react';
import type { FieldError, FieldValues, UseFormReturn } from 'react-hook-form';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogActions } from '../../../ui/DialogActions.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { toast } from '../../../lib/toast.ts';
import * as texts from '#messages/admin/filters';

interface FormDialogProps<Values extends FieldValues> {
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
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { form, title, onClose, onSubmit, incomplete, submit, working, children } = props;
  const onInvalid = (wrong: object) => {
    const errors = Object.values(wrong) as (FieldError | undefined)[];
    if (errors.some((one) => one?.message === incomplete)) {
      toast({ tone: 'error', title: texts.dialogIncompleteTitle(), description: incomplete });
    }
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      // A slip beside the form does not cost what was typed.
      closesOutside={false}
      onSubmit={(event) => void form.handleSubmit(onSubmit, onInvalid)(event)}
      foot={
        <DialogActions onCancel={onClose} working={working}>
          {submit}
        </DialogActions>
      }
    >
      <Stack gap={16}>{children}</Stack>
    </Dialog>
  );
}
