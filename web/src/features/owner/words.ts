import type { CafeFact, OwnedCafe, OwnerReport } from '@cortado/contract';
import { formatList } from '../../lib/intl.ts';
import { nameInSentence } from '../facts/labels.ts';
import { listFields } from '../suggestions/describe-suggestion.ts';
import { changedFields, toOwnedValues, type OwnedField, type OwnedValues } from './owned-values.ts';
import * as texts from '#messages/owner';

/** 'New name and address need admin approval' */
export const waitingText = (changed: readonly CafeFact[]): string =>
  texts.waiting({ count: changed.length, fields: formatList(changed.map(nameInSentence)) });

/** 'A guest says it has moved' */
export function reportedText({ kind, guests, members }: OwnerReport): string {
  const count = guests + members;
  return texts.reported({
    kind,
    count,
    by: count > 1 ? 'several' : guests > 0 ? 'guest' : 'member',
  });
}

/** The changed fields that are saved, or wait for an admin. */
export function aboutSaved(
  { cafe, waiting }: OwnedCafe,
  values: OwnedValues,
  changed: readonly OwnedField[],
): string {
  const asked = changedFields(values, toOwnedValues(cafe)).filter(
    (field) => changed.includes(field) && waiting.includes(field),
  );
  return asked.length === 0
    ? texts.savedAbout({ cafe: cafe.name })
    : texts.asked({ what: listFields(asked), count: asked.length });
}
