import type { Cafe, FactKey, KnownFact } from '@cortado/contract';
import { formatUtcDay } from '../../../lib/dates.ts';
import * as texts from '#messages/cafe/checks';

/** Where a value of a cafe comes from; undefined where it is unknown, or not loaded yet. */
export const findFact = ({ facts }: Cafe, { fact, option }: FactKey): KnownFact | undefined =>
  facts?.find((one) => one.fact === fact && one.option === option);

/** How reliable a value is: `sure` by somebody who knows, `likely` by visitors. */
export type Reliability = 'sure' | 'likely' | 'open' | 'sample';

export function reliabilityOf({ source, isConfirmed }: KnownFact): Reliability {
  if (source?.by === 'sample') return 'sample';
  if (!source || !isConfirmed) return 'open';
  return source.by === 'visitors' || source.by === 'report' ? 'likely' : 'sure';
}

/** A day that does not break. */
export const wholeDay = (on: string): string => formatUtcDay(on).replaceAll(' ', '\u00A0');

/** Where a value comes from, and when, as part of a sentence: 'checked Nov 12, 2026 by the owner'. */
export function sourceWords({ source, isConfirmed }: KnownFact): string {
  if (!source) return texts.unrecorded();
  const { by, of = '' } = source;
  const day = wholeDay(source.on);
  if (isConfirmed || by === 'import' || by === 'sample')
    return texts.from({ by, of, isNamed: of !== '', day });
  return texts.outdated({ by, day });
}
