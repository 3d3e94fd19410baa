import type { Health } from '@cortado/contract';
import { errorText } from '../../../lib/api.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { Async } from '../../../ui/Async.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Cards } from './Cards.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import type { HealthCard } from './health-card.ts';
import { catalogueCard, databaseCard, serverCard } from './server-cards.ts';
import * as texts from './texts.ts';
import { useHealth } from './useHealth.ts';
import { backupCard, jobsCard, mailCard } from './work-cards.ts';
import * as styles from './health.module.css';

const URGENCY = ['act', 'look', 'good'];

/** What needs somebody comes first. */
const cardsOf = (health: Health): HealthCard[] =>
  [databaseCard, catalogueCard, mailCard, jobsCard, backupCard, serverCard]
    .map((make) => make(health))
    .toSorted((a, b) => URGENCY.indexOf(a.level) - URGENCY.indexOf(b.level));

interface FiguresProps {
  health: Health;
  /** Why there are no newer ones. */
  error: Error | null;
}

function Figures({ health, error }: FiguresProps) {
  const cards = cardsOf(health);
  const count = (wanted: string) => cards.filter(({ level }) => level === wanted).length;
  const checkedAt = formatMoment(health.checkedAt);
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
      {health.jobs && health.jobs.failed.length > 0 && <FailedJobs failed={health.jobs.failed} />}
    </div>
  );
}

/** How the site is, for the person who runs it. */
export function HealthTab() {
  const health = useHealth();
  return (
    <Async query={health} failed={texts.loadFailed} why={errorText}>
      {(data) => <Figures health={data} error={health.error} />}
    </Async>
  );
}
