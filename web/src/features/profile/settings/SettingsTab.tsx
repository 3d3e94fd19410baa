import type { User } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useEffect } from 'react';
import { apiQuery, errorText } from '../../../lib/api.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { isSecondClick } from '../../../ui/is-second-click.ts';
import { Stack } from '../../../ui/Layout.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteAccount, DownloadData } from './DeleteAccount.tsx';
import { EmailAddress } from './EmailAddress.tsx';
import { NameAndBio, Username } from './Names.tsx';
import { LinkedProvider } from './LinkedProvider.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import { TwoStep } from './two-step/TwoStep.tsx';
import * as texts from '#messages/profile/settings';
import * as styles from './settings.module.css';

/** In this order, because each claims to be the later ones too. */
const BROWSERS = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const;

const nameIn = (names: typeof BROWSERS | typeof SYSTEMS, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** 'Firefox on Windows', as far as a user agent says. */
export function describeBrowser(userAgent: string): string {
  const browser = nameIn(BROWSERS, userAgent) ?? texts.aBrowser();
  const system = nameIn(SYSTEMS, userAgent);
  return system ? texts.browserOn({ browser, system }) : browser;
}

/** Where the member is signed in, and the button to sign out everywhere else. */
function MySessions({ viewerId }: { viewerId: number }) {
  const { data, error } = useQuery({
    ...apiQuery('GET /api/user/sessions', undefined, viewerId),
    staleTime: 0,
  });
  const ending = useWrite('DELETE /api/user/sessions', {
    done: ({ message }) => ({ title: texts.sessionsEnded(), description: message }),
  });
  const hasOthers = (data?.length ?? 0) > 1;
  return (
    <SettingsPart heading={texts.sessionsHeading()}>
      {error && <p>{errorText(error)}</p>}
      <Stack as="ul" lines aria-busy={!data && !error}>
        {data?.map(({ id, userAgent, isCurrent, lastUsedAt }) => (
          <ListRow
            key={id}
            lead={<MonitorSmartphone className={styles.sign} size={18} aria-hidden="true" />}
            title={describeBrowser(userAgent)}
            meta={[
              isCurrent
                ? texts.sessionHere()
                : texts.sessionLastUsed({ time: formatMoment(lastUsedAt) }),
            ]}
          />
        ))}
      </Stack>
      {hasOthers && (
        <Button
          working={ending.isPending && texts.sessionsEnding()}
          onClick={() => ending.mutate(undefined)}
        >
          {texts.sessionsEnd()}
        </Button>
      )}
    </SettingsPart>
  );
}

/** Buttons go once what they save is saved: the second click of a double click must not take the focus from the field. */
function ignoreSecondClick(event: MouseEvent) {
  const isControl = (event.target as Element).closest('input, textarea, select, button, a');
  if (isSecondClick(event) && !isControl) event.preventDefault();
}

export function SettingsTab({ viewer }: { viewer: User }) {
  useEffect(() => {
    document.addEventListener('mousedown', ignoreSecondClick);
    return () => document.removeEventListener('mousedown', ignoreSecondClick);
  }, []);
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
