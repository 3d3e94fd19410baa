import { openState, type Hours } from '../lib/open-state.ts';
import { useNow } from '../lib/useNow.ts';
import * as styles from './open-line.module.css';

interface OpenLineProps {
  cafe: Hours;
  className?: string | undefined;
  /** What the line says at an instant; null: nothing, in the same space. */
  stateOf?: typeof openState;
}

/** Whether a cafe is open, now or at the requested time: 'Open · closes 6 PM'. Unknown hours show nothing; until the time is known, its space is reserved. */
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
