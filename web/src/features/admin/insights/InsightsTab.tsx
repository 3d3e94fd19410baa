import type { Insights } from '@cortado/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { apiQuery, errorText } from '../../../lib/api.ts';
import { formatNumber, formatPercent } from '../../../lib/intl.ts';
import { textParam } from '../../../lib/address.ts';
import { useParam } from '../../../lib/useParam.ts';
import { Async } from '../../../ui/Async.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Columns, Heading, Row, Stack, Text } from '../../../ui/Layout.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { AddAsSynonym, CountedList } from './CountedList.tsx';
import { FactShares } from './FactShares.tsx';
import * as texts from '#messages/admin/insights';
import * as styles from './insights.module.css';
import { localDayFormat } from '../../../lib/date-format.ts';

/** 'Nov 15' */
const barDate = localDayFormat({ month: 'short', day: 'numeric' });

const monthDay = localDayFormat({ month: 'long', day: 'numeric' });

const weekOf = (week: string): string => texts.weekOf({ day: monthDay(week) });

/** The line below the number of searches. @param before that of the week before, to compare with */
function searchesWords(count: number, before: number | 'running' | undefined): string {
  if (before === 'running') return texts.searchesSoFar({ count });
  if (before === undefined) return texts.searches({ count });
  const difference = Math.abs(count - before);
  if (difference === 0) return texts.searchesSame({ count });
  return (count > before ? texts.searchesMore : texts.searchesFewer)({ count, difference });
}

/** A share in whole percent. */
const percentOf = (count: number, of: number): string =>
  formatPercent(count === 0 ? 0 : count / of);

/** What a bar says of its week. */
const barWords = (
  { week, searches: count, foundNothing: missed }: Insights['weeks'][number],
  isRunning: boolean,
): string => texts.bar({ day: monthDay(week), count, missed, isRunning });

/** Half of the axis that the highest bar needs: the next 1, 2 or 5, or ten or a hundred times that, and so on. */
export function axisStep(most: number): number {
  const least = Math.max(1, most / 2);
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5].map((one) => one * power).find((step) => step >= least) ?? 10 * power;
}

interface WeekProps {
  weeks: Insights['weeks'];
  /** Which of them is chosen. */
  at: number;
  onChoose: (week: string) => void;
}

/** A bar for each week, from zero, which selects it. */
function Chart({ weeks, at, onChoose }: WeekProps) {
  const step = axisStep(Math.max(...weeks.map(({ searches }) => searches)));
  const share = (count: number) => `${(50 * count) / step}%`;
  const last = weeks.length - 1;
  return (
    <Stack as="section" gap={20} aria-label={texts.chart()}>
      <Row wrap gap={16} justify="between">
        <Text as="h3" size="ui" weight="strong">
          {texts.chart()}
        </Text>
        <Row as="ul" gap={16} className={styles.legend}>
          {[texts.chartFound(), texts.chartFoundNothing()].map((text) => (
            <Text as="li" key={text} size="small" tone="soft">
              {text}
            </Text>
          ))}
        </Row>
      </Row>
      <div className={styles.bars}>
        {[0, step, 2 * step].map((count) => (
          <span
            key={count}
            className={styles.gridLine}
            style={{ bottom: share(count) }}
            aria-hidden="true"
          >
            <span>{formatNumber(count)}</span>
          </span>
        ))}
        {weeks.map((one, index) => (
          <button
            key={one.week}
            type="button"
            className={styles.bar}
            data-running={index === last || undefined}
            aria-pressed={index === at}
            aria-label={barWords(one, index === last)}
            title={barWords(one, index === last)}
            onClick={() => onChoose(one.week)}
          >
            <i style={{ height: share(one.searches - one.foundNothing) }} />
            <i style={{ height: share(one.foundNothing) }} />
            {/* The button's name says the whole date; there is room for every other one. */}
            <em
              data-date={index === last ? texts.soFar() : index % 2 === 1 ? barDate(one.week) : ''}
            />
          </button>
        ))}
      </div>
    </Stack>
  );
}

const WEEK = textParam('week');
const IS_WEEK = /^\d{4}-\d{2}-\d{2}$/;

/** The shown week, and the buttons to its neighbors. */
function WeekHead({ weeks, at, onChoose }: WeekProps) {
  const steps = [
    [texts.weekBefore(), weeks[at - 1], ChevronLeft],
    [texts.weekAfter(), weeks[at + 1], ChevronRight],
  ] as const;
  return (
    <Row wrap gap={16} justify="between">
      <Row wrap gap={12}>
        <Heading aria-live="polite">{weekOf(weeks[at]!.week)}</Heading>
        <Row gap={2} className={styles.steps}>
          {steps.map(([label, to, Arrow]) => (
            <IconButton
              icon={Arrow}
              key={label}
              size="small"
              label={label}
              title={label}
              aria-disabled={to ? undefined : true}
              onClick={() => to && onChoose(to.week)}
            />
          ))}
        </Row>
      </Row>
      <Text size="small" tone="faint">
        {texts.about()}
      </Text>
    </Row>
  );
}

/** The totals of a week. */
function WeekFigures({ weeks, at }: WeekProps) {
  const { searches, foundNothing, withFilter } = weeks[at]!;
  // A week that is still running is not comparable with a whole one.
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

const toRow = ({ words, count }: Insights['words'][number]) => ({
  term: words,
  name: words,
  count: formatNumber(count),
});

/** What visitors search for, week by week, and which searches find nothing. */
function Searches() {
  const { value: asked, hrefOf } = useParam(WEEK);
  const [, navigate] = useLocation();
  const onChoose = (week: string) => navigate(hrefOf(week), { replace: true });
  const query = useQuery({
    ...apiQuery('GET /api/admin/insights', { query: IS_WEEK.test(asked) ? { week: asked } : {} }),
    // Until it has loaded the one of the former week is shown.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Async query={query} failed={texts.loadFailed()} why={errorText}>
      {(insights) => {
        const { weeks } = insights;
        if (weeks.every(({ searches }) => searches === 0)) {
          return (
            <EmptyState cover="cup" tint="oat" title={texts.emptyTitle()} text={texts.empty()} />
          );
        }
        const placeOf = (wanted: string) => weeks.findIndex(({ week }) => week === wanted);
        // The totals of every week are there already; the lists follow.
        const at = placeOf(asked) < 0 ? placeOf(insights.week) : placeOf(asked);
        const shown = { weeks, at, onChoose };
        return (
          <Stack gap={20}>
            <WeekHead {...shown} />
            <div className={styles.overview}>
              <WeekFigures {...shown} />
              <Chart {...shown} />
            </div>
            <Columns of={3} least="wide" gap={48} aria-busy={query.isPlaceholderData || undefined}>
              <CountedList
                texts={texts.missing}
                rows={insights.foundNothing.map((row) => ({
                  ...toRow(row),
                  action: <AddAsSynonym word={row.words} />,
                }))}
              />
              <CountedList texts={texts.words} rows={insights.words.map(toRow)} />
              <CountedList
                texts={texts.filters}
                rows={insights.filters.map(({ label, term, count }) => ({
                  term,
                  name: label,
                  count: formatNumber(count),
                }))}
              />
            </Columns>
          </Stack>
        );
      }}
    </Async>
  );
}

/** What visitors search for, and how well the directory can answer. */
export function InsightsTab() {
  return (
    <Stack gap={48}>
      <Searches />
      <FactShares />
    </Stack>
  );
}
