import type { User } from '@cortado/contract';
import { useState } from 'react';
import { usePageState } from '../../../../lib/page-data.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Row } from '../../../../ui/Layout.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { SettingsPart } from '../SettingsPart.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { NewEmail } from './NewEmail.tsx';
import * as texts from '#messages/profile/settings/details';

/** The address of an account, the one that waits for its link, and the way to change it. */
export function EmailAddress({ viewer }: { viewer: User }) {
  const [isOpen, setOpen] = useState(false);
  const provider = usePageState().externalSignIn;
  const about =
    viewer.providerId !== null && provider
      ? texts.emailAboutProvider({ provider })
      : texts.emailAbout();
  return (
    <SettingsPart heading={texts.email()} about={about}>
      <Row as="p">
        <Text as="span" grow>
          {viewer.email}
        </Text>
        <Badge tone={viewer.isEmailConfirmed ? 'success' : 'warn'}>
          {viewer.isEmailConfirmed ? texts.emailConfirmed() : texts.emailUnconfirmed()}
        </Badge>
      </Row>
      {viewer.newEmail && <NewEmail {...viewer.newEmail} />}
      <Button onClick={() => setOpen(true)}>{texts.emailChange()}</Button>
      {isOpen && <ChangeEmail viewer={viewer} onClose={() => setOpen(false)} />}
    </SettingsPart>
  );
}
