import type { Insights } from '@cortado/contract';
import { formatNumber } from '../../../lib/intl.ts';
import { Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import * as texts from '#messages/admin/insights';
import { searchesWords, percentOf } from './words.ts';
import * as styles from './insights.module.css';

interface FiguresProps {
  weeks: Insights['weeks'];
  at: number;
}

/** The totals of a week. */
export function Figures({ weeks, at }: FiguresProps) {
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
