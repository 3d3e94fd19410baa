import type { AppliedFilter, Cafe, FilterCategory, FilterOption } from '@cortado/contract';
import { FilterChoices } from './filters/filter-choices.ts';
import { coverJson, factsOf, listAt, openTimesAt, type Document } from './documents/documents.ts';
import type { Now } from './hours/now.ts';
import { presentHours } from './hours/present-hours.ts';
import {
  applicableFilters,
  presentCategories,
  presentOffers,
  presentRating,
} from './documents/present.ts';
import { Phrases } from './text/phrases.ts';
import type { CatalogueCategory } from './types.ts';

export type Synonyms = ReadonlyMap<number, readonly string[]>;

/** Makes the public form of cafes, which `presentCafe` defines, from their columns. */
export class CafePresenter {
  readonly categories: readonly FilterCategory[];
  readonly options: readonly FilterOption[];
  readonly choices: FilterChoices;
  /** By option id, what else people call it. */
  readonly synonymsOf: Synonyms;
  /** In the order in which a cafe carries them. */
  readonly #ordered: readonly { filter: AppliedFilter; json: string }[];
  /** By id, the index in `#ordered`. */
  readonly #ranks: ReadonlyMap<number, number>;
  #phrases: Phrases | undefined;

  constructor(categories: readonly FilterCategory[], synonymsOf: Synonyms = new Map()) {
    this.categories = categories;
    this.options = categories.flatMap(({ options }) => options);
    this.synonymsOf = synonymsOf;
    this.choices = new FilterChoices(categories);
    this.#ordered = Array.from(applicableFilters(categories).values(), (filter) => ({
      filter,
      json: JSON.stringify(filter),
    }));
    this.#ranks = new Map(this.#ordered.map(({ filter }, rank) => [filter.id, rank]));
  }

  /** What the options are called: by their labels first. */
  get phrases(): Phrases {
    const { options } = this;
    const named = (option: FilterOption, name: string) =>
      [name, { kind: 'option', option }] as const;
    this.#phrases ??= new Phrases([
      ...options.map((option) => named(option, option.display_name)),
      ...options.flatMap((option) =>
        (this.synonymsOf.get(option.id) ?? []).map((name) => named(option, name)),
      ),
    ]);
    return this.#phrases;
  }

  /** The presenter of the active ones among all categories. */
  static of(all: readonly CatalogueCategory[]): CafePresenter {
    const options = all.flatMap((category) => category.options);
    return new CafePresenter(
      presentCategories(all),
      new Map(options.map(({ id, synonyms }) => [id, synonyms])),
    );
  }

  /** An active option by its id. */
  option(id: number): AppliedFilter | undefined {
    const rank = this.#ranks.get(id);
    return rank === undefined ? undefined : this.#ordered[rank]!.filter;
  }

  cafe(document: Document, now: Now): Cafe {
    const appliedFilters = this.#carried(document).map(({ filter }) => filter);
    return {
      ...factsOf(document),
      photo: JSON.parse(coverJson(document)) as Cafe['photo'],
      ...changeable(document, now, false, appliedFilters),
      appliedFilters,
    };
  }

  /** The JSON of `cafe`, in two pieces. @param more fields to add */
  json(document: Document, now: Now, isFavorite: boolean, more?: object): [Uint8Array, Buffer] {
    const facts = listAt(document.documents.facts, document.position);
    const carried = this.#carried(document);
    const appliedFilters = carried.map(({ filter }) => filter);
    const changing = JSON.stringify(changeable(document, now, isFavorite, appliedFilters));
    // Each object goes on where the one before would end.
    const details = more ? `${JSON.stringify(more).slice(1, -1)},` : '';
    const list = carried.map(({ json }) => json).join(',');
    const end = `,"photo":${coverJson(document)},${changing.slice(1, -1)},${details}"appliedFilters":[${list}]}`;
    return [facts.subarray(0, -1), Buffer.from(end)];
  }

  #carried(document: Document) {
    const ranks: number[] = [];
    for (const id of this.choices.optionIdsOf(document)) {
      const rank = this.#ranks.get(id);
      if (rank !== undefined) ranks.push(rank);
    }
    return ranks.toSorted((a, b) => a - b).map((rank) => this.#ordered[rank]!);
  }
}

/** What comes between the facts and the filters. An object put together by `...` would have a hidden class of its own, which outlives it. */
function changeable(
  document: Document,
  now: Now,
  isFavorite: boolean,
  appliedFilters: readonly AppliedFilter[],
) {
  const { ratingSums, ratingCounts } = document.documents;
  const { position } = document;
  const { openingHours, timeZone, hours, unknownDays } = presentHours(openTimesAt(document), now);
  const rating = presentRating(ratingSums[position]!, ratingCounts[position]!);
  const offers = presentOffers(appliedFilters);
  return {
    openingHours,
    timeZone,
    hours,
    unknownDays,
    averageRating: rating.averageRating,
    totalRatings: rating.totalRatings,
    isFavorite,
    roastLevels: offers.roastLevels,
    brewingMethods: offers.brewingMethods,
    hasWifi: offers.hasWifi,
    hasPower: offers.hasPower,
    hasFood: offers.hasFood,
  };
}
