import type { User } from '@cortado/contract';
import { AlertDialog } from 'radix-ui';
import { useRef, useState } from 'react';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { usePageState } from '../../../lib/page-data.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import * as texts from './texts.ts';
import { UnlinkForm } from './UnlinkForm.tsx';
import * as dialogStyles from '../../../ui/dialog.module.css';

/** The provider that signs in to the account, and the way to end that where a password is left. */
export function LinkedProvider({ viewer }: { viewer: User }) {
  const provider = usePageState().externalSignIn ?? texts.linkedUnnamed;
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const { linkedAt, hasPassword } = viewer;
  const linked = hasPassword ? texts.linked : texts.linkedAlone;
  return (
    <SettingsPart ref={panel} heading={texts.linkedHeading}>
      <p>{linked(provider, linkedAt)}</p>
      {hasPassword && (
        <AlertDialog.Root open={open} onOpenChange={setOpen}>
          <AlertDialog.Trigger className={buttonClass()}>
            {texts.unlink(provider)}
          </AlertDialog.Trigger>
          <AlertDialog.Portal>
            <AlertDialog.Overlay className={dialogStyles.shade} />
            <AlertDialog.Content
              className={dialogStyles.dialog}
              onCloseAutoFocus={(event) => {
                // Once unlinked the panel goes, with the button that opened this.
                if (panel.current) return;
                event.preventDefault();
                focusHeading();
              }}
            >
              <AlertDialog.Title className="t-h3">
                {texts.unlinkQuestion(provider)}
              </AlertDialog.Title>
              <AlertDialog.Description>{texts.unlinkAbout}</AlertDialog.Description>
              <UnlinkForm provider={provider} />
            </AlertDialog.Content>
          </AlertDialog.Portal>
        </AlertDialog.Root>
      )}
    </SettingsPart>
  );
}
