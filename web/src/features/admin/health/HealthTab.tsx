import type { Health } from '@cortado/contract';
import { errorText } from '../../../lib/api.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { Note } from '../../../ui/Note.tsx';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { Cards } from './Cards.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import type { HealthCard } from './health-card.ts';
import { catalogueCard, databaseCard, serverCard } from './server-cards.ts';
import * as texts from './texts.ts';
import { useHealth } from './useHealth.ts';
import { backupCard, jobsCard, mailCard } from './work-cards.ts';
import * as adminStyles from '../admin.module.css';
import * as styles from './health.module.css';

const cardsOf = (health: Health): HealthCard[] =>
  [databaseCard, catalogueCard, mailCard, jobsCard, backupCard, serverCard].map((make) =>
    make(health),
  );

/** How the site is, for the person who runs it. */
export function HealthTab() {
  const { data, error, refetch } = useHealth();
  if (!data) {
    return error ? (
      <LoadFailed title={texts.loadFailed} text={errorText(error)} onRetry={refetch} />
    ) : (
      <div className={adminStyles.waiting} aria-busy="true" />
    );
  }
  const cards = cardsOf(data);
  const count = (wanted: string) => cards.filter(({ level }) => level === wanted).length;
  const checkedAt = formatMoment(data.checkedAt);
  return (
    <div data-panel>
      <div className={styles.head}>
        <h2 className="t-h3" aria-live="polite">
          {texts.summary(count('act'), count('look'))}
        </h2>
        <p className="t-small">{texts.checkedAt(checkedAt)}</p>
      </div>
      {error && (
        <Note tone="warn" live="alert" className={styles.outOfDate}>
          {texts.outOfDate(checkedAt, errorText(error))}
        </Note>
      )}
      <Cards cards={cards} />
      {data.jobs && data.jobs.failed.length > 0 && <FailedJobs failed={data.jobs.failed} />}
    </div>
  );
}
