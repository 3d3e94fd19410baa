import type { Health } from '@cortado/contract';
import { errorText } from '../../../lib/api.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { Async } from '../../../ui/Async.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Cards } from './Cards.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import * as texts from '#messages/admin/health';
import { useHealth } from './useHealth.ts';

interface FiguresProps {
  health: Health;
  /** Why there are no newer ones. */
  error: Error | null;
}

function Figures({ health, error }: FiguresProps) {
  const count = (wanted: string) => health.findings.filter(({ level }) => level === wanted).length;
  const checkedAt = formatMoment(health.checkedAt);
  return (
    <Stack data-panel gap={20}>
      <Row wrap justify="between" align="baseline" gap={16}>
        <Text as="h2" size="h3" aria-live="polite">
          {texts.summary({ critical: count('critical'), warnings: count('warning') })}
        </Text>
        <Text size="small" tone="soft">
          {texts.checkedAt({ time: checkedAt })}
        </Text>
      </Row>
      {error && (
        <Note tone="warn" live="alert">
          {texts.outOfDate({ time: checkedAt, why: errorText(error) })}
        </Note>
      )}
      <Cards health={health} />
      {health.jobs && health.jobs.failed.length > 0 && <FailedJobs failed={health.jobs.failed} />}
    </Stack>
  );
}

/** How the site is, for the person who runs it. */
export function HealthTab() {
  const health = useHealth();
  return (
    <Async query={health} failed={texts.loadFailed()} why={errorText}>
      {(data) => <Figures health={data} error={health.error} />}
    </Async>
  );
}
