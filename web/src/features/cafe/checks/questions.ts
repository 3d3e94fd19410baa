import type { Cafe, KnownFact, SourcedFact } from '@cortado/contract';
import { groupHeading } from '@cortado/contract/labels';
import { instagramName, siteName } from '../../../lib/place-links.ts';
import * as texts from '#messages/cafe/checks';

/** The categories of what is served; brewing methods may have names, such as 'Chemex'. */
const SERVED = new Set(['roast_level', 'coffee_alts', 'dairy_alternatives', 'decaf']);

function aboutOption({ appliedFilters }: Cafe, option: number | undefined): string | null {
  const filter = appliedFilters.find(({ id }) => id === option);
  if (!filter) return null;
  const { display_name: name, category_name, value } = filter;
  const word = name.toLowerCase();
  if (value === 'roasts_in_house') return texts.roasts();
  if (category_name === 'brewing_method') return texts.serves({ name });
  if (SERVED.has(category_name)) return texts.serves({ name: word });
  if (category_name === 'features') return texts.has({ name: word });
  return texts.describes({ name, category: groupHeading(filter.category_display_name) });
}

/** The question about a value; null for one that visitors are not asked about. */
const QUESTIONS: Record<SourcedFact, (cafe: Cafe, option?: number) => string | null> = {
  name: () => null,
  neighborhood: () => null,
  position: () => null,
  address: ({ address }) => texts.questions.address({ value: address }),
  website: ({ website }) => website && texts.questions.website({ value: siteName(website) }),
  phone: ({ phone }) => texts.questions.phone({ value: phone }),
  instagramHandle: ({ instagramHandle }) =>
    texts.questions.instagramHandle({ value: instagramName(instagramHandle) }),
  openingHours: () => texts.questions.openingHours(),
  // By the licence, which visitors do not see.
  licensedSeats: () => null,
  filterIds: aboutOption,
  sellsCoffeeBeans: () => texts.questions.sellsCoffeeBeans(),
  priceLevel: ({ priceLevel }) => texts.questions.priceLevel({ value: '$'.repeat(priceLevel) }),
};

export const questionAbout = (cafe: Cafe, { fact, option }: KnownFact): string | null =>
  QUESTIONS[fact](cafe, option);
