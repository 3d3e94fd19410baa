import type { AdminCafe } from '@cortado/contract';
import { listFields } from '../suggestions/describe-suggestion.ts';
import { toast } from '../../ui/toast-store.ts';
import { partOf, type OwnedField } from './owned-values.ts';
import * as texts from './texts.ts';

/** Says that a cafe is saved, and what of it waits for an admin. */
export function tellSaved({ name }: AdminCafe, changed: readonly OwnedField[]): void {
  const asked = changed.filter((field) => partOf(field) === 'place');
  toast({
    tone: 'success',
    title: texts.saved,
    description:
      asked.length === 0 ? texts.savedAbout(name) : texts.asked(listFields(asked), asked.length),
  });
}
