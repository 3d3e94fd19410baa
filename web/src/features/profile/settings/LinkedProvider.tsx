import type { User } from '@cortado/contract';
import { usePageState } from '../../../lib/page-data.ts';
import { Button } from '../../../ui/Button.tsx';
import { OpensDialog } from '../../../ui/OpensDialog.tsx';
import { Text } from '../../../ui/Text.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import * as texts from '#messages/profile/settings';
import { formatDay } from '../../../lib/dates.ts';
import { UnlinkForm } from './UnlinkForm.tsx';

/** The provider that signs in to the account, and the way to end that where a password is left. */
export function LinkedProvider({ viewer }: { viewer: User }) {
  const provider = usePageState().externalSignIn ?? texts.linkedUnnamed();
  const { linkedAt, hasPassword } = viewer;
  return (
    <SettingsPart heading={texts.linkedHeading()}>
      <Text tone="soft">
        {linkedAt === null
          ? texts.linked({ provider })
          : texts.linkedSince({ provider, day: formatDay(linkedAt) })}
        {!hasPassword && ` ${texts.linkedAlone()}`}
      </Text>
      {hasPassword && (
        <OpensDialog trigger={<Button>{texts.unlink({ provider })}</Button>}>
          {(close) => <UnlinkForm provider={provider} onClose={close} />}
        </OpensDialog>
      )}
    </SettingsPart>
  );
}
