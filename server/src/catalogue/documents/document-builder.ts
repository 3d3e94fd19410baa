import { compareAt, LISTS, NUMBERS, type Documents } from './documents.ts';
import { gather } from './gather.ts';
import { GrowingLists } from '@cortado/search/growing-lists';
import { keyOfCafe, openTimesOf } from '../hours/open-times.ts';
import { coverOf, presentStaticFields } from './present.ts';
import { weightOfFacts } from './substance.ts';
import { runToEnd } from '@cortado/search/slices';
import { chainOf, fold } from '@cortado/search/text/fold';
import type { CatalogueCafe } from '../types.ts';
import { newArray } from '@cortado/search/new-array';

type NumberName = keyof typeof NUMBERS;

/** UTF-8 takes at most this many bytes for a UTF-16 code unit. */
const MAX_BYTES = 3;

const encoder = new TextEncoder();

/** Texts that repeat, by number. */
class Numbered {
  readonly numbers: number[] = [];
  readonly #known = new Map<string, number>();

  get texts(): string[] {
    return [...this.#known.keys()];
  }

  add(text: string): void {
    let number = this.#known.get(text);
    if (number === undefined) this.#known.set(text, (number = this.#known.size));
    this.numbers.push(number);
  }
}

function addText(lists: GrowingLists<Uint8Array>, text: string): void {
  lists.reserve(text.length * MAX_BYTES);
  lists.length += encoder.encodeInto(text, lists.values.subarray(lists.length)).written;
  lists.endList();
}

/** FNV-1a, of 32 bits. */
function hash(text: string): number {
  let hashed = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at++)
    hashed = Math.imul(hashed ^ text.charCodeAt(at), 0x01_00_01_93);
  return hashed >>> 0;
}

/** The lines of `LISTS.photos`. */
const presentPhotos = ({ photos }: CatalogueCafe): string =>
  photos === null ? '' : `${JSON.stringify(coverOf(photos))}\n${JSON.stringify(photos)}`;

/** Collects cafes in any order. */
export class DocumentBuilder {
  readonly #numbers: Record<NumberName, number[]> = {
    ids: [],
    ratingCounts: [],
    ratingSums: [],
    latitudes: [],
    longitudes: [],
    priceLevels: [],
    beans: [],
    typicalHours: [],
    substances: [],
    chains: [],
    revisions: [],
  };
  readonly #names = new GrowingLists((length) => newArray(LISTS.names, length));
  readonly #options = new GrowingLists((length) => newArray(LISTS.filterOptionIds, length));
  readonly #facts = new GrowingLists((length) => newArray(LISTS.facts, length));
  readonly #photos = new GrowingLists((length) => newArray(LISTS.photos, length));
  readonly #areas = new Numbered();
  readonly #schedules = new Numbered();

  add(cafe: CatalogueCafe): void {
    const numbers = this.#numbers;
    numbers.ids.push(cafe.id);
    numbers.ratingCounts.push(cafe.ratingCount);
    numbers.ratingSums.push(cafe.ratingSum);
    numbers.latitudes.push(cafe.latitude);
    numbers.longitudes.push(cafe.longitude);
    numbers.priceLevels.push(cafe.hasPriceLevel ? cafe.priceLevel : 0);
    numbers.beans.push(cafe.sellsCoffeeBeans ? 1 : 0);
    numbers.revisions.push(cafe.revision);
    this.#areas.add(cafe.area);
    const schedule = keyOfCafe(cafe);
    this.#schedules.add(schedule);
    const { typical } = openTimesOf(schedule);
    numbers.typicalHours.push(typical);
    numbers.substances.push(cafe.optionsWeight + weightOfFacts(cafe, typical !== 0));
    const name = fold(cafe.name);
    numbers.chains.push(hash(chainOf(name)));
    this.#addName(name);
    addText(this.#facts, JSON.stringify(presentStaticFields(cafe)));
    addText(this.#photos, presentPhotos(cafe));
    this.#options.reserve(cafe.filterOptionIds.length);
    for (const id of cafe.filterOptionIds) this.#options.push(id);
    this.#options.endList();
  }

  /**
   * What was collected, in the default order.
   * @returns by position also how many cafes were added before
   */
  build(): { documents: Documents; order: Uint32Array } {
    const unsorted = this.#unsorted();
    const order = Uint32Array.from(unsorted.ids, (_, at) => at);
    if (order.length === 1) return { documents: unsorted, order };
    order.sort((a, b) => compareAt(unsorted, a, unsorted, b));
    return {
      documents: runToEnd(gather([unsorted], newArray(Uint32Array, order.length), order)),
      order,
    };
  }

  /** Each column is written out: objects made of entries would have a hidden class each, to be collected as garbage. */
  #unsorted(): Documents {
    const numbers = this.#numbers;
    return {
      ids: new NUMBERS.ids(numbers.ids),
      ratingCounts: new NUMBERS.ratingCounts(numbers.ratingCounts),
      ratingSums: new NUMBERS.ratingSums(numbers.ratingSums),
      latitudes: new NUMBERS.latitudes(numbers.latitudes),
      longitudes: new NUMBERS.longitudes(numbers.longitudes),
      priceLevels: new NUMBERS.priceLevels(numbers.priceLevels),
      beans: new NUMBERS.beans(numbers.beans),
      typicalHours: new NUMBERS.typicalHours(numbers.typicalHours),
      substances: new NUMBERS.substances(numbers.substances),
      chains: new NUMBERS.chains(numbers.chains),
      revisions: new NUMBERS.revisions(numbers.revisions),
      names: this.#names.lists,
      filterOptionIds: this.#options.lists,
      facts: this.#facts.lists,
      photos: this.#photos.lists,
      areas: new Uint32Array(this.#areas.numbers),
      areaNames: this.#areas.texts,
      schedules: new Uint32Array(this.#schedules.numbers),
      scheduleKeys: this.#schedules.texts,
    };
  }

  #addName(name: string): void {
    this.#names.reserve(name.length);
    for (let at = 0; at < name.length; at++) this.#names.push(name.charCodeAt(at));
    this.#names.endList();
  }
}
