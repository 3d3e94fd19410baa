import type { User } from '@cortado/contract';
import { Stack } from '../../../ui/Layout.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailAddress } from './details/EmailAddress.tsx';
import { NameAndBio } from './details/NameAndBio.tsx';
import { Username } from './details/Username.tsx';
import { DownloadData } from './DownloadData.tsx';
import { LinkedProvider } from './LinkedProvider.tsx';
import { MySessions } from './MySessions.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import { TwoStep } from './two-step/TwoStep.tsx';
import * as texts from '#messages/profile/settings';

export function SettingsTab({ viewer }: { viewer: User }) {
  return (
    <Stack gap={24} lines>
      <NameAndBio viewer={viewer} />
      <Username viewer={viewer} />
      <EmailAddress viewer={viewer} />
      {viewer.hasPassword && <ChangePassword username={viewer.username} />}
      {viewer.providerId !== null && <LinkedProvider viewer={viewer} />}
      <TwoStep viewer={viewer} />
      <MySessions viewerId={viewer.id} />
      <SettingsPart heading={texts.dataHeading()} about={texts.dataAbout()}>
        <DownloadData />
      </SettingsPart>
      <DeleteAccount viewer={viewer} />
    </Stack>
  );
}
