import type { FailedJob, Health, HealthFinding } from '@cortado/contract';
import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, errorText } from '../../../lib/api.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { Async } from '../../../ui/Async.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Columns, Heading, Hint, Row, Stack, Text } from '../../../ui/Layout.tsx';
import { Badge, type Tone } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Confirm } from '../../../ui/Confirm.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { focusPanelHeading } from '../focus-panel-heading.ts';
import { FACTS, formatDuration, formatTime } from './facts.ts';
import * as texts from '#messages/admin/health';
import * as styles from './health.module.css';

const nameOf = ({ kind, title }: FailedJob) =>
  [texts.kinds[kind](), title].filter(Boolean).join(': ');

function Actions({ job }: { job: FailedJob }) {
  const row = useRef<HTMLDivElement>(null);
  const options = {
    done: ({ message }: { message: string }) => message,
    // The row goes, with its buttons.
    next: () => focusPanelHeading(row.current),
  };
  const retrying = useWrite('POST /api/admin/jobs/{id}/retry', options);
  const dismissing = useWrite('DELETE /api/admin/jobs/{id}', options);
  // Until the list is read again, the row of a job that has gone is still there.
  const isBusy = [retrying, dismissing].some((one) => one.isPending || one.isSuccess) || undefined;
  const input = { params: { id: job.id } };
  return (
    <Row ref={row}>
      {job.canRetry && (
        <Button
          size="small"
          aria-label={texts.tryAgainFor({ job: nameOf(job) })}
          aria-disabled={isBusy}
          onClick={() => isBusy || retrying.mutate(input)}
        >
          {texts.tryAgain()}
        </Button>
      )}
      {job.failedAt !== null && (
        <Confirm
          title={texts.dismissQuestion()}
          verb={texts.dismiss()}
          onConfirm={() => dismissing.mutate(input)}
          trigger={
            <Button
              size="small"
              aria-label={texts.dismissFor({ job: nameOf(job) })}
              aria-disabled={isBusy}
            >
              {texts.dismiss()}
            </Button>
          }
        >
          {texts.dismissWarning()}
        </Confirm>
      )}
    </Row>
  );
}

/** What became of it, and when. */
function metaOf(job: FailedJob) {
  const when = job.failedAt
    ? formatTime(job.failedAt)
    : texts.nextTry({ time: formatTime(job.dueAt) });
  return [
    <Text key="error" as="span" size="ui" tone="danger">
      {job.lastError}
    </Text>,
    [job.recipient, when, texts.attempts({ count: job.attempts })].filter(Boolean).join(' · '),
    job.requestId !== null && (
      <>
        {texts.request()} <code className={styles.request}>{job.requestId}</code>
      </>
    ),
    !job.canRetry && (job.kind === 'photo' ? texts.photoCannotRetry() : texts.cannotRetry()),
  ];
}

/** What was given up, one by one. */
function FailedJobs({ failed }: { failed: readonly FailedJob[] }) {
  return (
    <Card title={texts.failedHeading()} aria-label={texts.failedHeading()}>
      <Hint>{texts.failedAbout()}</Hint>
      <Stack as="ul" lines>
        {failed.map((job) => (
          <ListRow
            key={job.id}
            title={nameOf(job)}
            meta={metaOf(job)}
            actions={<Actions key={job.attempts} job={job} />}
          />
        ))}
      </Stack>
    </Card>
  );
}

const REFETCH_MS = 15_000;

const TONES: Record<HealthFinding['level'], Tone> = {
  ok: 'success',
  warning: 'warn',
  critical: 'danger',
};

interface FindingFigures {
  count: number;
  duration: string;
  error: string;
}

const LEVELS: readonly HealthFinding['level'][] = ['critical', 'warning', 'ok'];

const byLevel = (one: HealthFinding, other: HealthFinding) =>
  LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level);

/** The state of each part of the site, in a sentence, with its figures; first what needs attention. */
const Cards = ({ health }: { health: Health }) => (
  <Columns of={3} least="wide" gap={20}>
    {health.findings.toSorted(byLevel).map((finding) => {
      const { part, level, code, count = 0, seconds = 0, error = '' } = finding;
      const title = texts.titles[part]();
      const facts = FACTS[part](health);
      const words = texts.findings[code] as (figures: FindingFigures) => string;
      return (
        <Card
          key={part}
          aria-label={title}
          heading="h3"
          title={
            <Row as="span" justify="between" gap={12}>
              {title}{' '}
              <Badge dot tone={TONES[level]}>
                {texts.levels[level]()}
              </Badge>
            </Row>
          }
        >
          <Text size="ui">{words({ count, duration: formatDuration(seconds), error })}</Text>
          {facts.length > 0 && <Facts facts={facts} />}
        </Card>
      );
    })}
  </Columns>
);

/** The state of the site, for its operator, refetched while the page is visible. */
export function HealthTab() {
  const query = useQuery({
    ...apiQuery('GET /api/admin/health'),
    staleTime: 0,
    refetchInterval: REFETCH_MS,
  });
  return (
    <Async query={query} failed={texts.loadFailed()} why={errorText}>
      {(health) => {
        const count = (wanted: string) =>
          health.findings.filter(({ level }) => level === wanted).length;
        const checkedAt = formatMoment(health.checkedAt);
        return (
          <Stack data-panel gap={20}>
            <Row wrap justify="between" align="baseline" gap={16}>
              <Heading aria-live="polite">
                {texts.summary({ critical: count('critical'), warnings: count('warning') })}
              </Heading>
              <Hint>{texts.checkedAt({ time: checkedAt })}</Hint>
            </Row>
            {query.error && (
              <Note tone="warn" live="alert">
                {texts.outOfDate({ time: checkedAt, why: errorText(query.error) })}
              </Note>
            )}
            <Cards health={health} />
            {!!health.jobs?.failed.length && <FailedJobs failed={health.jobs.failed} />}
          </Stack>
        );
      }}
    </Async>
  );
}
