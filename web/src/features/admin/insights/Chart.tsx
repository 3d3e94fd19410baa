import type { Insights } from '@cortado/contract';
import { formatNumber } from '../../../lib/intl.ts';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { axisStep } from './axis-step.ts';
import * as texts from '#messages/admin/insights';
import { barDate, barWords } from './words.ts';
import * as styles from './insights.module.css';

interface ChartProps {
  weeks: Insights['weeks'];
  at: number;
  onChoose: (week: string) => void;
}

/** A bar a week, from zero, which chooses it. */
export function Chart({ weeks, at, onChoose }: ChartProps) {
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
