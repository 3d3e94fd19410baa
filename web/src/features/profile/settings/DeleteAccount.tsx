import type { User } from '@cortado/contract';
import { AlertDialog } from 'radix-ui';
import { useState } from 'react';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';
import * as texts from './texts.ts';
import * as buttonStyles from '../../../ui/button.module.css';
import * as dialogStyles from '../../../ui/dialog.module.css';
import * as panelStyles from '../../../ui/panel.module.css';
import * as styles from './settings.module.css';

/** Deleting the account, after a dialog that asks once more. */
export function DeleteAccount({ viewer }: { viewer: User }) {
  const [open, setOpen] = useState(false);
  return (
    <section className={panelStyles.panel}>
      <h2>{texts.deleteHeading}</h2>
      <p>{texts.deleteAbout}</p>
      <AlertDialog.Root open={open} onOpenChange={setOpen}>
        <AlertDialog.Trigger
          className={`${buttonStyles.button} ${buttonStyles.line} ${styles.danger}`}
        >
          {texts.deleteAction}
        </AlertDialog.Trigger>
        <AlertDialog.Portal>
          <AlertDialog.Overlay className={dialogStyles.shade} />
          <AlertDialog.Content className={dialogStyles.dialog}>
            <AlertDialog.Title className="t-h3">{texts.deleteQuestion}</AlertDialog.Title>
            <AlertDialog.Description>
              {viewer.hasPassword ? texts.deleteByPassword : texts.deleteByUsername}
            </AlertDialog.Description>
            <DeleteAccountForm viewer={viewer} />
          </AlertDialog.Content>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </section>
  );
}
