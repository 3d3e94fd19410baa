import { FACTS, type MissingFact } from '@cortado/contract';
import type { StoredCafe } from '../cafes/catalogue-source.ts';
import { DAY_MS } from '../../core/durations.ts';

/** What a page lacks that visitors look for; facts that were not checked for so many days are to be. */
export function missingFacts(
  { cafe }: StoredCafe,
  { now, checkAfterDays }: { now: Date; checkAfterDays: number },
): MissingFact[] {
  const age = now.getTime() - (cafe.checkedAt === null ? 0 : Date.parse(cafe.checkedAt));
  const lacks: Record<MissingFact, boolean> = {
    photo: cafe.imageUrl === null && cafe.photos === null,
    hours: cafe.openingHours === '',
    checked: age > checkAfterDays * DAY_MS,
    description: cafe.description.trim().length < FACTS.description.least,
    features: cafe.filterOptionIds.length === 0,
    website: cafe.website === '',
    phone: cafe.phone === '',
  };
  return (Object.keys(lacks) as MissingFact[]).filter((fact) => lacks[fact]);
}
