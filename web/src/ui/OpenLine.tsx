import { openState, type Hours } from '../lib/open-state.ts';
import { useNow } from '../lib/useNow.ts';
import * as styles from './open-line.module.css';

interface OpenLineProps {
  cafe: Hours;
  className?: string | undefined;
  /** What the line says at an instant; null: nothing, but it has its room. */
  stateOf?: typeof openState;
}

/** Whether a cafe is open, now or when it is asked for: 'Open · closes 6 PM'. Where nobody knows there is nothing; until the time is known, its room. */
export function OpenLine({ cafe, className = '', stateOf = openState }: OpenLineProps) {
  const now = useNow();
  if (!cafe.hours) return null;
  const state = now === null ? null : stateOf(cafe, now);
  return (
    <p className={`${styles.openLine} ${className}`} data-kind={state?.kind}>
      {state && (
        <>
          <i aria-hidden="true" />
          <b>{state.word}</b>
          {state.rest !== null && <span> · {state.rest}</span>}
        </>
      )}
    </p>
  );
}
