import type { FailedJob } from '@cortado/contract';
import { useRef } from 'react';
import { useWrite } from '../../../lib/useWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Confirm } from '../../../ui/Confirm.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { Text } from '../../../ui/Text.tsx';
import { focusPanelHeading } from '../focus-panel-heading.ts';
import { formatTime } from './format.ts';
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
export function FailedJobs({ failed }: { failed: readonly FailedJob[] }) {
  return (
    <Card title={texts.failedHeading()} aria-label={texts.failedHeading()}>
      <Text size="small" tone="soft">
        {texts.failedAbout()}
      </Text>
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
