import { errorText } from '../../../lib/api.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { Chart } from './Chart.tsx';
import { Figures } from './Figures.tsx';
import { Lists } from './Lists.tsx';
import * as texts from './texts.ts';
import { useInsights } from './useInsights.ts';
import { WeekHead } from './WeekHead.tsx';
import * as adminStyles from '../admin.module.css';
import * as styles from './insights.module.css';

/** What visitors search for, week by week, and what of it finds nothing. */
export function InsightsTab() {
  const { data, error, refetch, isPlaceholderData, asked, choose } = useInsights();
  if (!data) {
    return error ? (
      <LoadFailed title={texts.loadFailed} text={errorText(error)} onRetry={refetch} />
    ) : (
      <div className={adminStyles.waiting} aria-busy="true" />
    );
  }
  const { weeks } = data;
  if (weeks.every(({ searches }) => searches === 0)) {
    return <EmptyState cover="cup" tint="oat" title={texts.emptyTitle} text={texts.empty} />;
  }
  const placeOf = (wanted: string) => weeks.findIndex(({ week }) => week === wanted);
  // The totals of every week are there already; the lists follow.
  const at = placeOf(asked) < 0 ? placeOf(data.week) : placeOf(asked);
  return (
    <>
      <WeekHead weeks={weeks} at={at} onChoose={choose} />
      <div className={styles.overview}>
        <Figures weeks={weeks} at={at} />
        <Chart weeks={weeks} at={at} onChoose={choose} />
      </div>
      <Lists insights={data} isOutdated={isPlaceholderData} />
    </>
  );
}
