import type { User } from '@cortado/contract';
import { AlertDialog } from 'radix-ui';
import { useState } from 'react';
import { usePageState } from '../../../lib/page-data.ts';
import * as texts from './texts.ts';
import { UnlinkForm } from './UnlinkForm.tsx';
import * as buttonStyles from '../../../ui/button.module.css';
import * as dialogStyles from '../../../ui/dialog.module.css';
import * as panelStyles from '../../../ui/panel.module.css';

/** The provider that signs in to the account, and the way to end that where a password is left. */
export function LinkedProvider({ viewer }: { viewer: User }) {
  const provider = usePageState().externalSignIn ?? texts.linkedUnnamed;
  const [open, setOpen] = useState(false);
  const { linkedAt, hasPassword } = viewer;
  const linked = hasPassword ? texts.linked : texts.linkedAlone;
  return (
    <section className={panelStyles.panel}>
      <h2>{texts.linkedHeading}</h2>
      <p>{linked(provider, linkedAt)}</p>
      {hasPassword && (
        <AlertDialog.Root open={open} onOpenChange={setOpen}>
          <AlertDialog.Trigger className={`${buttonStyles.button} ${buttonStyles.line}`}>
            {texts.unlink(provider)}
          </AlertDialog.Trigger>
          <AlertDialog.Portal>
            <AlertDialog.Overlay className={dialogStyles.shade} />
            <AlertDialog.Content className={dialogStyles.dialog}>
              <AlertDialog.Title className="t-h3">
                {texts.unlinkQuestion(provider)}
              </AlertDialog.Title>
              <AlertDialog.Description>{texts.unlinkAbout}</AlertDialog.Description>
              <UnlinkForm provider={provider} />
            </AlertDialog.Content>
          </AlertDialog.Portal>
        </AlertDialog.Root>
      )}
    </section>
  );
}
