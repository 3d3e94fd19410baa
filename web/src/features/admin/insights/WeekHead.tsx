import type { Insights } from '@cortado/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import * as texts from '#messages/admin/insights';
import { weekOf } from './words.ts';
import * as styles from './insights.module.css';

interface WeekHeadProps {
  weeks: Insights['weeks'];
  /** Which of them is chosen. */
  at: number;
  onChoose: (week: string) => void;
}

/** Which week is shown, and the way to its neighbours. */
export function WeekHead({ weeks, at, onChoose }: WeekHeadProps) {
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
