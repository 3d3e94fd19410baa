import type { AppliedFilter, Cafe, FilterCategory, FilterOption } from '@cortado/contract';
import { FilterChoices } from './filters/filter-choices.ts';
import { listAt } from '@cortado/search/documents/list-field';
import {
  coverJson,
  factsOf,
  photosOf,
  staticFieldsOf,
  openTimesAt,
  shownTimesAt,
  type Document,
  type Documents,
} from './documents/documents.ts';
import type { Minute } from '@cortado/search/schedules/minute';
import type { OpenTimes } from './hours/open-times.ts';
import { hoursJson, presentHours } from './hours/present-hours.ts';
import {
  applicableFilters,
  presentCategories,
  filterFlagsOf,
  presentRating,
} from './documents/present.ts';
import type { Named } from '@cortado/search/suggest/match-names';
import { Phrases } from '@cortado/search/text/phrases';
import type { CatalogueCategory } from './types.ts';

const PHOTO = Buffer.from(',"photo":');
const COMMA = Buffer.from(',');
const END = Buffer.from(']}');

/** Of so many cafes of each segment the JSON in lists is remembered: 10 MB. */
const MAX_LISTED = 4096;

/** What a list shows of a cafe, with the hours in it: they are others each day. */
interface Listed {
  hours: Uint8Array;
  json: Buffer;
}

/** Makes the public form of cafes, which `presentCafe` defines, from their columns. */
export class CafePresenter {
  readonly categories: readonly FilterCategory[];
  readonly options: readonly FilterOption[];
  readonly choices: FilterChoices;
  /** The options by what they are called, in the order of the filters. */
  readonly namedOptions: readonly Named<FilterOption>[];
  /** In the order in which a cafe carries them. */
  readonly #ordered: readonly { filter: AppliedFilter; json: Uint8Array }[];
  /** By id, the index in `#ordered`. */
  readonly #ranks: ReadonlyMap<number, number>;
  /** By segment and position. */
  readonly #listed = new WeakMap<Documents, Map<number, Listed>>();
  #phrases: Phrases<FilterOption> | undefined;

  /** @param all of which only the active ones are presented */
  constructor(all: readonly CatalogueCategory[]) {
    const categories = presentCategories(all);
    const optionOf = new Map(
      all.flatMap(({ options }) => options.map((one) => [one.id, one] as const)),
    );
    this.categories = categories;
    this.options = categories.flatMap(({ options }) => options);
    this.namedOptions = this.options.map((item) => ({
      item,
      name: item.display_name,
      synonyms: optionOf.get(item.id)!.synonyms,
    }));
    this.choices = new FilterChoices(categories);
    this.#ordered = Array.from(applicableFilters(categories).values(), (filter) => ({
      filter,
      json: Buffer.from(`,${JSON.stringify(filter)}`),
    }));
    this.#ranks = new Map(this.#ordered.map(({ filter }, rank) => [filter.id, rank]));
  }

  /** What the options are called: by their labels first. */
  get phrases(): Phrases<FilterOption> {
    const named = this.namedOptions;
    this.#phrases ??= new Phrases([
      ...named.map(({ item, name }) => [name, item] as const),
      ...named.flatMap(({ item, synonyms }) => synonyms.map((name) => [name, item] as const)),
    ]);
    return this.#phrases;
  }

  /** An active option by its id. */
  option(id: number): AppliedFilter | undefined {
    const rank = this.#ranks.get(id);
    return rank === undefined ? undefined : this.#ordered[rank]!.filter;
  }

  /** @param times by default those that count */
  cafe(document: Document, now: Minute, times = openTimesAt(document)): Cafe {
    const appliedFilters = this.#carried(document).map(({ filter }) => filter);
    return {
      ...staticFieldsOf(document),
      photo: JSON.parse(coverJson(document).toString()) as Cafe['photo'],
      ...presentHours(times, now),
      ...changeable(document, false, appliedFilters),
      appliedFilters,
    };
  }

  /** The JSON of `cafe`, which many lists share unless it is a favorite. */
  listedJson(document: Document, now: Minute, isFavorite: boolean, times: OpenTimes): Buffer {
    const hours = hoursJson(times, now);
    if (isFavorite) return this.#json(document, true, hours);
    const { documents, position } = document;
    let all = this.#listed.get(documents);
    const listed = all?.get(position);
    if (listed?.hours === hours) return listed.json;
    const pooled = this.#json(document, false, hours);
    // One of the pool would hold 8 kB with it.
    const json = Buffer.allocUnsafeSlow(pooled.length);
    pooled.copy(json);
    if (!all || all.size === MAX_LISTED) this.#listed.set(documents, (all = new Map()));
    all.set(position, { hours, json });
    return json;
  }

  /** The JSON of `cafe` with the fields of `detailsOf`, and the hours of its page. */
  pageJson(document: Document, now: Minute, isFavorite: boolean): Buffer {
    const details = `${JSON.stringify(detailsOf(document, now)).slice(1, -1)},`;
    return this.#json(document, isFavorite, hoursJson(shownTimesAt(document), now), details);
  }

  #json(document: Document, isFavorite: boolean, hours: Uint8Array, details = ''): Buffer {
    const facts = listAt(document.documents.facts, document.position);
    const carried = this.#carried(document);
    const appliedFilters = carried.map(({ filter }) => filter);
    // Each object goes on where the one before would end.
    const changing = JSON.stringify(changeable(document, isFavorite, appliedFilters)).slice(1, -1);
    const middle = Buffer.from(`,${changing},${details}"appliedFilters":[`);
    return Buffer.concat([
      facts.subarray(0, -1),
      PHOTO,
      coverJson(document),
      COMMA,
      hours,
      middle,
      ...carried.map(({ json: own }, at) => (at === 0 ? own.subarray(1) : own)),
      END,
    ]);
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

/** The fields that only the page of one cafe shows. */
export const detailsOf = (
  document: Document,
  now: Minute,
): Pick<Cafe, 'exceptions' | 'opensAgain' | 'photos' | 'facts'> => ({
  photos: photosOf(document),
  facts: factsOf(document),
  ...shownTimesAt(document).details(now),
});

/** The fields between the hours and the filters. An object made by `...` would have a hidden class of its own, which outlives it. */
function changeable(
  document: Document,
  isFavorite: boolean,
  appliedFilters: readonly AppliedFilter[],
) {
  const { ratingSums, ratingCounts } = document.documents;
  const { position } = document;
  const rating = presentRating(ratingSums[position]!, ratingCounts[position]!);
  const flags = filterFlagsOf(appliedFilters);
  return {
    averageRating: rating.averageRating,
    totalRatings: rating.totalRatings,
    isFavorite,
    roastLevels: flags.roastLevels,
    brewingMethods: flags.brewingMethods,
    hasWifi: flags.hasWifi,
    hasPower: flags.hasPower,
    hasFood: flags.hasFood,
  };
}
