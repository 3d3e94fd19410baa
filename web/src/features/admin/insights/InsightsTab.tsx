import type { Insights } from '@cortado/contract';
import { errorText } from '../../../lib/api.ts';
import { Async } from '../../../ui/Async.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Chart } from './Chart.tsx';
import { Figures } from './Figures.tsx';
import { Lists } from './Lists.tsx';
import * as texts from '#messages/admin/insights';
import { useInsights } from './useInsights.ts';
import { WeekHead } from './WeekHead.tsx';
import * as styles from './insights.module.css';

interface OverviewProps {
  insights: Insights;
  /** The week the address asks for, which may not be here yet. */
  asked: string;
  isOutdated: boolean;
  onChoose: (week: string) => void;
}

function Overview({ insights, asked, isOutdated, onChoose }: OverviewProps) {
  const { weeks } = insights;
  if (weeks.every(({ searches }) => searches === 0)) {
    return <EmptyState cover="cup" tint="oat" title={texts.emptyTitle()} text={texts.empty()} />;
  }
  const placeOf = (wanted: string) => weeks.findIndex(({ week }) => week === wanted);
  // The totals of every week are there already; the lists follow.
  const at = placeOf(asked) < 0 ? placeOf(insights.week) : placeOf(asked);
  return (
    <Stack gap={20}>
      <WeekHead weeks={weeks} at={at} onChoose={onChoose} />
      <div className={styles.overview}>
        <Figures weeks={weeks} at={at} />
        <Chart weeks={weeks} at={at} onChoose={onChoose} />
      </div>
      <Lists insights={insights} isOutdated={isOutdated} />
    </Stack>
  );
}

/** What visitors search for, week by week, and what of it finds nothing. */
export function InsightsTab() {
  const { asked, choose, isPlaceholderData, ...query } = useInsights();
  return (
    <Async query={query} failed={texts.loadFailed()} why={errorText}>
      {(insights) => (
        <Overview
          insights={insights}
          asked={asked}
          isOutdated={isPlaceholderData}
          onChoose={choose}
        />
      )}
    </Async>
  );
}
