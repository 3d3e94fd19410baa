import type { Cafe } from '@cortado/contract';
import type { Turn, WalkStep } from '@cortado/contract/walks';
import {
  ArrowUp,
  ArrowUpLeft,
  ArrowUpRight,
  Coffee,
  CornerLeftDown,
  CornerRightDown,
  CornerUpLeft,
  CornerUpRight,
  type LucideIcon,
} from 'lucide-react';
import { addressLines } from '../../../lib/address-lines.ts';
import type { DistanceUnit } from '../../../lib/search-params.ts';
import { Stack, Text } from '../../../ui/Layout.tsx';
import { walkLength } from './words.ts';
import * as texts from '#messages/cafe/walk';
import * as styles from './walk.module.css';

const ICONS: Readonly<Record<Turn, LucideIcon>> = {
  start: ArrowUp,
  straight: ArrowUp,
  'slight-left': ArrowUpLeft,
  left: CornerUpLeft,
  'sharp-left': CornerLeftDown,
  'slight-right': ArrowUpRight,
  right: CornerUpRight,
  'sharp-right': CornerRightDown,
  arrive: Coffee,
};

interface StepWordsProps {
  turn: Turn;
  name: string;
  words: string;
}

function StepWords({ turn, name, words }: StepWordsProps) {
  const Icon = ICONS[turn];
  return (
    <>
      <span className={styles.disc} data-turn={turn}>
        <Icon size={18} />
      </span>
      <Stack as="span" gap={0} grow>
        <Text as="span" size="ui" weight="strong">
          {name}
        </Text>
        <Text as="span" size="small" tone="soft">
          {words}
        </Text>
      </Stack>
    </>
  );
}

interface StepListProps {
  cafe: Cafe;
  steps: readonly WalkStep[];
  unit: DistanceUnit;
  /** With the step that is pointed at or focused, null without one. */
  onStep: (step: WalkStep | null) => void;
}

/** The way step by step; the last one is the cafe. */
export function StepList({ cafe, steps, unit, onStep }: StepListProps) {
  const [street] = addressLines(cafe.address, cafe.area);
  return (
    <ol className={styles.steps} aria-label={texts.steps()}>
      {steps.map((step) => (
        <li key={step.points.join()}>
          {step.turn === 'arrive' ? (
            <div className={styles.step}>
              <StepWords turn={step.turn} name={cafe.name} words={street} />
            </div>
          ) : (
            <button
              type="button"
              className={styles.step}
              onMouseEnter={() => onStep(step)}
              onMouseLeave={() => onStep(null)}
              onFocus={() => onStep(step)}
              onBlur={() => onStep(null)}
              onClick={() => onStep(step)}
            >
              <StepWords
                turn={step.turn}
                name={step.street ?? texts.nameless()}
                words={texts.turns[step.turn]()}
              />
              <Text as="span" size="ui" tone="soft" numeric>
                {walkLength(step.metres, unit)}
              </Text>
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
