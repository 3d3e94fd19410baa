import type { Cafe } from '@cortado/contract';
import { localTime, openState, openStateAt } from '../lib/open-state.ts';
import { useNow } from '../lib/useNow.ts';
import * as texts from './texts.tsx';
import * as styles from './open-line.module.css';

interface OpenLineProps {
  cafe: Pick<Cafe, 'hours' | 'unknownDays' | 'timeZone'>;
  className?: string | undefined;
  /** The time that is asked for, by what clocks at the cafe show now, both 'YYYY-MM-DDTHH:MM'; null: now. */
  askedAt?: ((now: string) => string | null) | undefined;
}

/** Whether a cafe is open, now or when it is asked for: 'Open · closes 6 PM'. Where nobody knows there is nothing; until the time is known, its room. */
export function OpenLine({ cafe, className = '', askedAt }: OpenLineProps) {
  const now = useNow();
  if (!cafe.hours) return null;
  const asked = (now !== null && askedAt?.(localTime(now, cafe.timeZone))) || null;
  const state =
    now === null ? null : asked === null ? openState(cafe, now) : openStateAt(cafe, asked);
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
