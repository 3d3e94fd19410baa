import type { User } from '@cortado/contract';
import { AlertDialog } from 'radix-ui';
import { useState } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { usePageState } from '../../../lib/page-data.ts';
import { UnlinkForm } from './UnlinkForm.tsx';
import * as buttonStyles from '../../../ui/button.module.css';
import * as dialogStyles from '../../../ui/dialog.module.css';
import * as panelStyles from '../../../ui/panel.module.css';

/** The provider that signs in to the account, and the way to end that where a password is left. */
export function LinkedProvider({ viewer }: { viewer: User }) {
  const provider = usePageState().externalSignIn ?? 'your provider';
  const [open, setOpen] = useState(false);
  const { linkedAt, hasPassword } = viewer;
  const since = linkedAt === null ? '' : `, linked on ${formatDay(linkedAt)}`;
  return (
    <section className={panelStyles.panel}>
      <h2>Linked sign-in</h2>
      <p>
        Signs in with {provider}
        {since}.{!hasPassword && ' This account has no password here, so it is the only way in.'}
      </p>
      {hasPassword && (
        <AlertDialog.Root open={open} onOpenChange={setOpen}>
          <AlertDialog.Trigger className={`${buttonStyles.button} ${buttonStyles.line}`}>
            Unlink {provider}
          </AlertDialog.Trigger>
          <AlertDialog.Portal>
            <AlertDialog.Overlay className={dialogStyles.shade} />
            <AlertDialog.Content className={dialogStyles.dialog}>
              <AlertDialog.Title className="t-h3">Unlink {provider}?</AlertDialog.Title>
              <AlertDialog.Description>
                From then on you sign in with your username and password. It signs you out
                everywhere else. Please enter your password to confirm.
              </AlertDialog.Description>
              <UnlinkForm provider={provider} />
            </AlertDialog.Content>
          </AlertDialog.Portal>
        </AlertDialog.Root>
      )}
    </section>
  );
}
