import type { Health, HealthFinding } from '@cortado/contract';
import { Badge, type Tone } from '../../../ui/Badge.tsx';
import { FACTS } from './facts.ts';
import { formatDuration } from './format.ts';
import { Card } from '../../../ui/Card.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Columns, Row } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import * as texts from '#messages/admin/health';

const TONES: Record<HealthFinding['level'], Tone> = {
  ok: 'success',
  warning: 'warn',
  critical: 'danger',
};

interface Figures {
  count: number;
  duration: string;
  error: string;
}

/** How each part of the site is, in a sentence, with its figures. */
export const Cards = ({ health }: { health: Health }) => (
  <Columns of={3} least="wide" gap={20}>
    {health.findings.map(({ part, level, code, count = 0, seconds = 0, error = '' }) => {
      const title = texts.titles[part]();
      const facts = FACTS[part](health);
      const words = texts.findings[code] as (figures: Figures) => string;
      return (
        <Card
          key={part}
          aria-label={title}
          heading="h3"
          title={
            <Row as="span" justify="between" gap={12}>
              {title}{' '}
              <Badge dot tone={TONES[level]}>
                {texts.levels[level]()}
              </Badge>
            </Row>
          }
        >
          <Text size="ui">{words({ count, duration: formatDuration(seconds), error })}</Text>
          {facts.length > 0 && <Facts facts={facts} />}
        </Card>
      );
    })}
  </Columns>
);
