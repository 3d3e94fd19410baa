import type { OwnedValues } from './owned-values.ts';
import type { OwnedForm } from './useOwnedForm.ts';

/** What every part of the edit screen is given. */
export interface PartProps {
  form: OwnedForm;
  /** What is typed now. */
  values: OwnedValues;
  /** What the edit began from. */
  saved: OwnedValues;
  /** How many of the owner's changes wait for an admin. */
  waiting: number;
  onReady: (areHoursReady: boolean) => void;
}
