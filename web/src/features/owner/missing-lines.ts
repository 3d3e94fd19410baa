import { MISSING_FACTS, type MissingFact } from '@cortado/contract/upkeep-vocabulary';
import type { OwnedCafe } from '@cortado/contract';
import { formatDuration } from '../../lib/age.ts';
import type { PartName } from './owned-values.ts';
import * as texts from '#messages/owner';

export interface MissingLine {
  fact: MissingFact;
  text: string;
  /** What is done about it, and in which part of the edit screen. */
  todo: { label: string; part: PartName };
}

const PARTS = new Map<MissingFact, PartName>([
  ['photo', 'photos'],
  ['hours', 'hours'],
  ['description', 'about'],
  ['features', 'offers'],
  ['website', 'about'],
  ['phone', 'about'],
]);

function checkLine({ cafe }: OwnedCafe, now: number): MissingLine {
  const length = cafe.checkedAt === null ? null : formatDuration(cafe.checkedAt, now);
  const hasHours = cafe.openingHours !== '';
  const what = hasHours ? texts.hours() : texts.facts();
  return {
    fact: 'checked',
    text: length === null ? texts.whatNotChecked({ what }) : texts.checkedLongAgo({ what, length }),
    todo: hasHours
      ? { label: texts.checkHours(), part: 'hours' }
      : { label: texts.checkFacts(), part: 'about' },
  };
}

/** What a cafe's page lacks in words, and what its owner does about it. */
export function missingLines(owned: OwnedCafe, now: number): MissingLine[] {
  return MISSING_FACTS.filter((fact) => owned.missing.includes(fact)).map((fact) => {
    if (fact === 'checked') return checkLine(owned, now);
    const isShort = fact === 'description' && owned.cafe.description.trim() !== '';
    return {
      fact,
      text: isShort ? texts.shortDescription() : texts.missing[fact](),
      todo: { label: texts.add[fact](), part: PARTS.get(fact)! },
    };
  });
}
