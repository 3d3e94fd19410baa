import type { User } from '@cortado/contract';
import { Button } from '../../../ui/Button.tsx';
import { OpensDialog } from '../../../ui/OpensDialog.tsx';
import * as texts from '#messages/profile/settings';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import * as styles from './settings.module.css';

/** Deleting the account, after a dialog that says what goes and asks once more. */
export function DeleteAccount({ viewer }: { viewer: User }) {
  return (
    <SettingsPart heading={texts.deleteHeading()} about={texts.deleteAbout()}>
      <OpensDialog trigger={<Button className={styles.danger}>{texts.deleteAction()}</Button>}>
        {(close) => <DeleteAccountForm viewer={viewer} onClose={close} />}
      </OpensDialog>
    </SettingsPart>
  );
}
