import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { apiQuery } from '../../../lib/api-query.ts';
import { errorText } from '../../../lib/api.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import * as texts from '#messages/profile/settings';
import { formatMoment } from '../../../lib/dates.ts';
import { describeBrowser } from './describe-browser.ts';
import * as styles from './settings.module.css';

/** Where the member is signed in, and the way to end it everywhere else. */
export function MySessions({ viewerId }: { viewerId: number }) {
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
          working={ending.isPending ? texts.sessionsEnding() : null}
          onClick={() => ending.mutate(undefined)}
        >
          {texts.sessionsEnd()}
        </Button>
      )}
    </SettingsPart>
  );
}
