import type { OwnedCafe } from '@cortado/contract';
import type { OwnedValues } from './owned-values.ts';
import type { OwnedForm } from './useOwnedForm.ts';

/** What every part of the edit screen is given. */
export interface PartProps {
  cafeId: number;
  form: OwnedForm;
  /** What is typed now. */
  values: OwnedValues;
  /** What the edit began from. */
  saved: OwnedValues;
  /** Of which fields changes of the owner wait for an admin. */
  waiting: OwnedCafe['waiting'];
  onReady: (areHoursReady: boolean) => void;
}
