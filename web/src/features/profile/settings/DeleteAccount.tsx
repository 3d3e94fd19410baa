import type { User } from '@cortado/contract';
import { AlertDialog } from 'radix-ui';
import { useRef, useState } from 'react';
import { buttonClass } from '../../../ui/Button.tsx';
import * as texts from './texts.ts';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import { WhatGoes } from './WhatGoes.tsx';
import * as dialogStyles from '../../../ui/dialog.module.css';
import * as styles from './settings.module.css';

/** Deleting the account, after a dialog that says what goes and asks once more. */
export function DeleteAccount({ viewer }: { viewer: User }) {
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <SettingsPart heading={texts.deleteHeading} about={texts.deleteAbout}>
      <AlertDialog.Root open={open} onOpenChange={setOpen}>
        <AlertDialog.Trigger className={buttonClass({ className: styles.danger })}>
          {texts.deleteAction}
        </AlertDialog.Trigger>
        <AlertDialog.Portal>
          <AlertDialog.Overlay className={dialogStyles.shade} />
          <AlertDialog.Content
            className={`${dialogStyles.dialog} ${styles.deletion}`}
            onOpenAutoFocus={(event) => {
              // On the way out by default, where what is typed would be lost.
              event.preventDefault();
              input.current?.focus();
            }}
          >
            <AlertDialog.Title className="t-h3">{texts.deleteQuestion}</AlertDialog.Title>
            <AlertDialog.Description>
              {viewer.hasPassword ? texts.deleteByPassword : texts.deleteByUsername}
            </AlertDialog.Description>
            <WhatGoes viewer={viewer}>
              {(hasCredits) => (
                <DeleteAccountForm viewer={viewer} input={input} hasCredits={hasCredits} />
              )}
            </WhatGoes>
          </AlertDialog.Content>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </SettingsPart>
  );
}
