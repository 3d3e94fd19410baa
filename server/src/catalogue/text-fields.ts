import { factRow, SEARCHED_FACTS, storedName, type StoredName } from '@cortado/contract/fact-lists';
import { TextFields } from '@cortado/search/text/text-fields';

/** The facts whose words are looked for; those of filters are found by their labels. */
const TEXTS = SEARCHED_FACTS.filter((fact) => fact !== 'filterIds');

/** What searches find in cafes, as the table of facts says. */
export const TEXT_FIELDS = new TextFields({
  texts: Object.fromEntries(
    TEXTS.map((fact) => [storedName(fact), factRow(fact).searched!]),
  ) as Record<StoredName<(typeof TEXTS)[number]>, number>,
  labels: factRow('filterIds').searched!,
  name: 'name',
});
