import type { RowNote } from '@cortado/contract';
import type { FoundNote } from '../../../integrations/places/found.ts';

export const presentNote = ({ kind, column, before, after }: FoundNote): RowNote => ({
  kind,
  column,
  before,
  after,
});
