import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Stack } from './Layout.tsx';
import * as texts from '#messages/ui';

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, 'foot'> {
  /** Not called while it works. */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** The text of the submit button. */
  submit: string;
  /** Shown while it works. */
  working?: string | false | null | undefined;
  disabled?: boolean;
  /** Whether it can no longer be cancelled. */
  isFinal?: boolean;
  /** Whether something is deleted for good. */
  isDanger?: boolean;
  /** Other actions, before 'Cancel'. */
  aside?: ReactNode;
}

/** A dialog with a form: cancel or submit. */
export function FormDialog(props: FormDialogProps) {
  const { onSubmit, submit, working, disabled, isFinal = false, isDanger, ...rest } = props;
  const { aside, children, ...dialog } = rest;
  const onClose = () => isFinal || dialog.onClose();
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!working) onSubmit(event);
      }}
      foot={
        <>
          {aside && <p>{aside}</p>}
          <Button disabled={isFinal} onClick={onClose}>
            {texts.cancel()}
          </Button>
          <Button
            type="submit"
            look={isDanger ? 'danger' : 'solid'}
            disabled={disabled}
            working={working}
          >
            {submit}
          </Button>
        </>
      }
    >
      {children && <Stack gap={16}>{children}</Stack>}
    </Dialog>
  );
}
