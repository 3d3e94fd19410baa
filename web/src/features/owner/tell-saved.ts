import type { OwnedCafe } from '@cortado/contract';
import { listFields } from '../suggestions/describe-suggestion.ts';
import { toast } from '../../ui/toast-store.ts';
import { changedFields, toOwnedValues, type OwnedField, type OwnedValues } from './owned-values.ts';
import * as texts from './texts.ts';

/** Says that a cafe is saved, and what of it waits for an admin: what was changed, and is not there. */
export function tellSaved(
  { cafe, waiting }: OwnedCafe,
  values: OwnedValues,
  changed: readonly OwnedField[],
): void {
  const asked = changedFields(values, toOwnedValues(cafe)).filter(
    (field) => changed.includes(field) && waiting.includes(field),
  );
  toast({
    tone: 'success',
    title: texts.saved,
    description:
      asked.length === 0
        ? texts.savedAbout(cafe.name)
        : texts.asked(listFields(asked), asked.length),
  });
}
