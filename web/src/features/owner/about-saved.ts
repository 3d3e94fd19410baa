import type { OwnedCafe } from '@cortado/contract';
import { listFields } from '../suggestions/describe-suggestion.ts';
import { changedFields, toOwnedValues, type OwnedField, type OwnedValues } from './owned-values.ts';
import * as texts from '#messages/owner';

/** What of a cafe is saved, or waits for an admin: what was changed, and is not there. */
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
