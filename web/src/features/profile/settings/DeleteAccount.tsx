import type { User } from '@cortado/contract';
import { AlertDialog } from 'radix-ui';
import { useState } from 'react';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';
import '../../../ui/dialog.css';

/** Deleting the account, after a dialog that asks once more. */
export function DeleteAccount({ viewer }: { viewer: User }) {
  const [open, setOpen] = useState(false);
  return (
    <section className="panel">
      <h2>Delete Account</h2>
      <p>
        Your ratings, favorites and saved filters go with your account, for good. Averages follow.
      </p>
      <AlertDialog.Root open={open} onOpenChange={setOpen}>
        <AlertDialog.Trigger className="btn btn-line settings-danger">
          Delete Account
        </AlertDialog.Trigger>
        <AlertDialog.Portal>
          <AlertDialog.Overlay className="dialog-shade" />
          <AlertDialog.Content className="dialog">
            <AlertDialog.Title className="t-h3">Delete your account?</AlertDialog.Title>
            <AlertDialog.Description>
              {viewer.providerId === null
                ? 'This cannot be undone. Please enter your password to confirm.'
                : 'This cannot be undone. No password is needed: please type your username to confirm.'}
            </AlertDialog.Description>
            <DeleteAccountForm viewer={viewer} />
          </AlertDialog.Content>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </section>
  );
}
