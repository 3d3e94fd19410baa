import type { FailedJob } from '@cortado/contract';
import { useRef } from 'react';
import { useWrite } from '../../../lib/useWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { Confirm } from '../../../ui/Confirm.tsx';
import { focusPanelHeading } from '../focus-panel-heading.ts';
import { formatTime } from './format.ts';
import * as texts from './texts.ts';
import * as panelStyles from '../../../ui/panel.module.css';
import * as styles from './health.module.css';

const nameOf = ({ kind, title }: FailedJob) =>
  [texts.kinds[kind], title].filter(Boolean).join(': ');

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
    <div ref={row} className={styles.actions}>
      {job.canRetry && (
        <Button
          size="small"
          aria-label={texts.tryAgainFor(nameOf(job))}
          aria-disabled={isBusy}
          onClick={() => isBusy || retrying.mutate(input)}
        >
          {texts.tryAgain}
        </Button>
      )}
      {job.failedAt !== null && (
        <Confirm
          title={texts.dismissQuestion}
          verb={texts.dismiss}
          onConfirm={() => dismissing.mutate(input)}
          trigger={
            <Button size="small" aria-label={texts.dismissFor(nameOf(job))} aria-disabled={isBusy}>
              {texts.dismiss}
            </Button>
          }
        >
          {texts.dismissWarning}
        </Confirm>
      )}
    </div>
  );
}

/** What was given up, one by one. */
export function FailedJobs({ failed }: { failed: readonly FailedJob[] }) {
  return (
    <section className={`${panelStyles.panel} ${styles.failed}`} aria-label={texts.failedHeading}>
      <h2>{texts.failedHeading}</h2>
      <p className="t-small">{texts.failedAbout}</p>
      <ul>
        {failed.map((job) => (
          <li key={job.id}>
            <div className={styles.job}>
              <strong>{nameOf(job)}</strong>
              <p className={styles.error}>{job.lastError}</p>
              <p className="t-small">
                {[
                  job.recipient,
                  job.failedAt ? formatTime(job.failedAt) : texts.nextTry(formatTime(job.dueAt)),
                  texts.attempts(job.attempts),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {job.requestId !== null && (
                <p className="t-small">
                  {texts.request} <code className={styles.request}>{job.requestId}</code>
                </p>
              )}
              {!job.canRetry && (
                <p className="t-small">
                  {job.kind === 'photo' ? texts.photoCannotRetry : texts.cannotRetry}
                </p>
              )}
            </div>
            <Actions key={job.attempts} job={job} />
          </li>
        ))}
      </ul>
    </section>
  );
}
