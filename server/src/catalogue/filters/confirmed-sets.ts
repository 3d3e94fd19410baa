import { setsOfBits, type NumberSets } from '@cortado/search/filters/column-sets';
import type { Minute, OpenTime } from '@cortado/search/schedules/minute';
import type { OpenSets } from '@cortado/search/schedules/schedule-index';
import { commonBits, unionWith, type Bits } from '@cortado/search/sets/bitset';
import type { Work } from '@cortado/search/slices';
import type { Documents } from '../documents/documents.ts';
import { FILTERED_BITS } from '../documents/known-facts.ts';
import type { FilterChoices } from './filter-choices.ts';
import type { OptionSets } from './option-sets.ts';

/** The cafes by their facts. The sets are not to be changed. */
export interface FactSets {
  readonly beans: Bits;
  /** By level. */
  readonly prices: NumberSets;
  readonly options: OptionSets;
  readonly schedules: { at(time: OpenTime, now: Minute): OpenSets };
}

/** The cafes by those of their facts that are confirmed. */
export class ConfirmedSets implements FactSets {
  readonly beans: Bits;
  readonly prices: NumberSets;
  readonly options: OptionSets;
  readonly schedules: FactSets['schedules'];
  readonly #priced: Bits;
  readonly #withHours: Bits;
  #any: { choices: FilterChoices; bits: Bits } | undefined;

  private constructor(
    { prices, schedules }: FactSets,
    options: OptionSets,
    [beans, priced, withHours]: readonly Bits[],
  ) {
    this.beans = beans!;
    this.#priced = priced!;
    this.#withHours = withHours!;
    this.prices = new Map(
      Array.from(prices, ([level, bits]) => [level, commonBits(bits, priced!)]),
    );
    this.options = options;
    this.schedules = {
      at(time, now) {
        const { open, unknown, openOrUnknown } = schedules.at(time, now);
        return {
          open: commonBits(open, withHours!),
          unknown: commonBits(unknown, withHours!),
          openOrUnknown: commonBits(openOrUnknown, withHours!),
        };
      },
    };
  }

  /** @param all by all facts */
  static *build({ confirmed, confirmedOptionIds }: Documents, all: FactSets): Work<ConfirmedSets> {
    const byFact = yield* setsOfBits(confirmed, FILTERED_BITS);
    const options = yield* all.options.confirmed(confirmedOptionIds, byFact[2]!);
    return new ConfirmedSets(all, options, byFact);
  }

  /** The cafes with any confirmed fact that visitors filter by. */
  any(choices: FilterChoices): Bits {
    if (this.#any?.choices !== choices) {
      const bits = this.beans.slice();
      unionWith(bits, this.#priced);
      unionWith(bits, this.#withHours);
      for (const id of choices.optionIds) {
        const own = this.options.with(id, choices);
        if (own) unionWith(bits, own);
      }
      this.#any = { choices, bits };
    }
    return this.#any.bits;
  }
}
