import type { FactShares, SourcedFact } from '@cortado/contract';
import { SOURCED_FACTS } from '@cortado/contract';
import { runInSlices, type Work } from '@cortado/search/slices';
import type { Snapshot } from '../../catalogue/types.ts';
import type { Context } from '../../http/route.ts';

const MAX_AREAS = 30;
const MAX_NEXT = 20;

type Next = FactShares['next'][number];

/** How much a check of a cafe would help: how many values it would confirm, for how many people. */
const gainOf = ({ known, confirmed, totalRatings }: Next) =>
  (known - confirmed) * (1 + totalRatings);
const byGain = (a: Next, b: Next) => gainOf(b) - gainOf(a) || a.id - b.id;

/** Counts the facts of all cafes, a few in each turn of the event loop. */
function* countFacts(snapshot: Snapshot): Work<FactShares> {
  const kinds = new Map<SourcedFact, { known: number; confirmed: number }>(
    SOURCED_FACTS.map((fact) => [fact, { known: 0, confirmed: 0 }]),
  );
  const areas = new Map<string, { known: number; confirmed: number }>();
  let next: Next[] = [];
  for (const id of snapshot.cafes.keys()) {
    yield;
    const { name, area, totalRatings } = snapshot.cafes.get(id)!;
    const ofArea = areas.get(area) ?? { known: 0, confirmed: 0 };
    areas.set(area, ofArea);
    const own = { known: 0, confirmed: 0 };
    for (const { fact, isConfirmed } of snapshot.facts(id)) {
      for (const share of [kinds.get(fact)!, ofArea, own]) {
        share.known++;
        if (isConfirmed) share.confirmed++;
      }
    }
    if (own.confirmed < own.known) next.push({ id, name, area, totalRatings, ...own });
    if (next.length > 100 * MAX_NEXT) next = next.toSorted(byGain).slice(0, MAX_NEXT);
  }
  return {
    kinds: Array.from(kinds, ([fact, share]) => ({ fact, ...share })),
    areas: Array.from(areas, ([area, share]) => ({ area, ...share }))
      .toSorted((a, b) => b.known - a.known || a.area.localeCompare(b.area))
      .slice(0, MAX_AREAS),
    next: next.toSorted(byGain).slice(0, MAX_NEXT),
  };
}

const counted = new WeakMap<Snapshot, Promise<FactShares>>();

/** How well the directory is known; counted once for each of its states. */
export function getFactShares({ services }: Context): Promise<FactShares> {
  const { snapshot } = services.catalogue;
  let shares = counted.get(snapshot);
  if (!shares) counted.set(snapshot, (shares = runInSlices(countFacts(snapshot))));
  return shares;
}
