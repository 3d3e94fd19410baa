import type { Insights } from '@cortado/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { errorText } from '../../../lib/api.ts';
import { Async } from '../../../ui/Async.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack, Row } from '../../../ui/Layout.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { Text } from '../../../ui/Text.tsx';
import { formatNumber } from '../../../lib/intl.ts';
import { Chart } from './Chart.tsx';
import { Lists } from './Lists.tsx';
import { useInsights } from './useInsights.ts';
import { weekOf, searchesWords, percentOf } from './words.ts';
import * as texts from '#messages/admin/insights';
import * as styles from './insights.module.css';

interface WeekHeadProps {
  weeks: Insights['weeks'];
  /** Which of them is chosen. */
  at: number;
  onChoose: (week: string) => void;
}

/** Which week is shown, and the way to its neighbours. */
function WeekHead({ weeks, at, onChoose }: WeekHeadProps) {
  const steps = [
    [texts.weekBefore(), weeks[at - 1], ChevronLeft],
    [texts.weekAfter(), weeks[at + 1], ChevronRight],
  ] as const;
  return (
    <Row wrap gap={16} justify="between">
      <Row wrap gap={12}>
        <Text as="h2" size="h3" aria-live="polite">
          {weekOf(weeks[at]!.week)}
        </Text>
        <Row gap={2} className={styles.steps}>
          {steps.map(([label, to, Arrow]) => (
            <IconButton
              key={label}
              size="small"
              label={label}
              title={label}
              aria-disabled={to ? undefined : true}
              onClick={() => to && onChoose(to.week)}
            >
              <Arrow size={16} aria-hidden="true" />
            </IconButton>
          ))}
        </Row>
      </Row>
      <Text size="small" tone="faint">
        {texts.about()}
      </Text>
    </Row>
  );
}

interface WeekFiguresProps {
  weeks: Insights['weeks'];
  at: number;
}

/** The totals of a week. */
function WeekFigures({ weeks, at }: WeekFiguresProps) {
  const { searches, foundNothing, withFilter } = weeks[at]!;
  // A week that is still running has fewer than the one before for that alone.
  const before = at === weeks.length - 1 ? 'running' : weeks[at - 1]?.searches;
  const figures = [
    [formatNumber(searches), searchesWords(searches, before)],
    [percentOf(foundNothing, searches), texts.noResults()],
    [percentOf(withFilter, searches), texts.withFilter()],
  ] as const;
  return (
    <Stack gap={24} className={styles.figures}>
      {figures.map(([figure, text]) => (
        <p key={text}>
          <Text as="b" size="figure" numeric>
            {figure}
          </Text>{' '}
          <Text as="span" size="small" tone="faint">
            {text}
          </Text>
        </p>
      ))}
    </Stack>
  );
}

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
        <WeekFigures weeks={weeks} at={at} />
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
