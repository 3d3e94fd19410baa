import type { Cafe } from '@cortado/contract';
import { openState } from '../lib/open-state.ts';
import { useNow } from '../lib/useNow.ts';
import * as texts from './texts.tsx';
import * as styles from './open-line.module.css';

interface OpenLineProps {
  cafe: Pick<Cafe, 'hours' | 'unknownDays' | 'timeZone'>;
  className?: string | undefined;
}

/** Whether a cafe is open now: 'Open · closes 6 PM'. Where nobody knows there is nothing; until the time is known, its room. */
export function OpenLine({ cafe, className = '' }: OpenLineProps) {
  const now = useNow();
  if (!cafe.hours) return null;
  const state = now === null ? null : openState(cafe, now);
  return (
    <p className={`${styles.openLine} ${className}`} data-kind={state?.kind}>
      {state && (
        <>
          <i aria-hidden="true" />
          {texts.openLine(
            state.word,
            state.rest,
            (text) => (
              <b>{text}</b>
            ),
            (text) => (
              <span>{text}</span>
            ),
          )}
        </>
      )}
    </p>
  );
}
