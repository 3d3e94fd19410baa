import { factRow, SEARCHED_FACTS, storedName, type StoredName } from '@cortado/contract/fact-lists';
import { Schema, type Sorted as SortedOf } from '@cortado/search/documents/schema';
import type { Part as PartOf } from '@cortado/search/segments/segment';
import { TextFields } from '@cortado/search/text/text-fields';
import { compareAt, FIELDS, type Documents } from '../documents/documents.ts';
import { buildFilterIndex, type FilterIndex } from '../filters/filter-index.ts';
import type { CatalogueCafe } from '../types.ts';

/** The facts whose words are looked for; those of filters are found by their labels. */
const TEXTS = SEARCHED_FACTS.filter((fact) => fact !== 'filterIds');

/** What searches find in cafes, as the table of facts says. */
const TEXT_FIELDS = new TextFields({
  texts: Object.fromEntries(
    TEXTS.map((fact) => [storedName(fact), factRow(fact).searched!]),
  ) as Record<StoredName<(typeof TEXTS)[number]>, number>,
  labels: factRow('filterIds').searched!,
  name: 'name',
});

/** How the catalogue holds and finds cafes. */
export const CAFES = new Schema<CatalogueCafe, Documents, FilterIndex>({
  fields: FIELDS,
  texts: TEXT_FIELDS,
  compare: compareAt,
  index: buildFilterIndex,
});

export type Sorted = SortedOf<Documents>;
export type Part = PartOf<Documents, FilterIndex>;
