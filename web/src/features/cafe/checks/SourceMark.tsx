import type { Cafe, FactKey } from '@cortado/contract';
import { Check, CheckCheck, Circle, CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { shortLabelOf } from '../../facts/labels.ts';
import { IsItRight } from './IsItRight.tsx';
import { questionAbout } from './questions.ts';
import { findFact, reliabilityOf, sourceWords, type Reliability } from './source-words.ts';
import { useNearPopover } from './useNearPopover.ts';
import * as texts from '#messages/cafe/checks';
import * as styles from './source-mark.module.css';

const ICONS: Record<Reliability, typeof Check> = {
  sure: CheckCheck,
  likely: Check,
  open: Circle,
  sample: CircleDashed,
};

interface SourceMarkProps extends FactKey {
  cafe: Cafe;
  /** The name of the value; that of the fact by default. */
  what?: string;
}

/** Says how reliable a value is; opened it says why, and asks whether it is right. Nothing until that is known. */
export function SourceMark({ cafe, what, ...key }: SourceMarkProps) {
  // The browser opens it by itself: before the scripts are there too.
  const id = useId();
  const near = useNearPopover();
  const known = findFact(cafe, key);
  if (!known) return null;
  const reliability = reliabilityOf(known);
  const Icon = ICONS[reliability];
  const said = sourceWords(known);
  const label = texts.label({ what: what ?? shortLabelOf(known.fact), said });
  return (
    <>
      <button
        {...near.button}
        type="button"
        className={styles.mark}
        data-reliability={reliability}
        popoverTarget={id}
        aria-label={label}
      >
        <Icon size="0.875rem" />
      </button>
      <div {...near.popover} id={id} popover="auto" className={styles.popover}>
        <p className={styles.said}>{said}</p>
        {questionAbout(cafe, known) !== null && (
          <IsItRight key={known.mark} cafe={cafe} known={known} />
        )}
      </div>
    </>
  );
}
