import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import type { FieldError, FieldValues, UseFormReturn } from 'react-hook-form';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import * as texts from './texts.tsx';
import * as dialogStyles from '../../../ui/dialog.module.css';
import * as styles from './filters-tab.module.css';

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
      toast({ tone: 'error', title: texts.dialogIncompleteTitle, description: incomplete });
    }
  };
  return (
    <form
      className={styles.dialogForm}
      noValidate
      onSubmit={(event) => void form.handleSubmit(onSubmit, onInvalid)(event)}
    >
      {children}
      <div className={dialogStyles.end}>
        <Dialog.Close className={buttonClass()}>{texts.dialogCancel}</Dialog.Close>
        <Button type="submit" look="solid" working={working}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
