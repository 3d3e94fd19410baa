import type { Documents } from '../documents/documents.ts';
import { setsByListed, setsOfBits, type NumberSets } from '@cortado/search/filters/column-sets';
import { commonBits, type Bits } from '@cortado/search/sets/bitset';
import type { Work } from '@cortado/search/slices';
import { ANY_KNOWN, HOURS_RULES, knownBit } from '../hours/typical-hours.ts';
import type { FilterChoices } from './filter-choices.ts';

/** By rule the cafes of which it is known, and those for which it holds. */
type Rules = ReadonlyMap<number, { known: Bits; holds: Bits }>;

/** The cafes of each filter option. The sets are not to be changed. */
export class OptionSets {
  /** By id, the cafes for which an option was set. */
  readonly #set: NumberSets;
  /** The cafes of whose usual hours anything is known. */
  readonly hoursKnown: Bits;
  readonly #rules: Rules;
  /** By option and rule: another value of an option is another rule. */
  readonly #byHours = new Map<string, Bits>();

  private constructor(set: NumberSets, hoursKnown: Bits, rules: Rules) {
    this.#set = set;
    this.hoursKnown = hoursKnown;
    this.#rules = rules;
  }

  static *build(
    ids: Documents['filterOptionIds'],
    typicalHours: Documents['typicalHours'],
  ): Work<OptionSets> {
    const masks = [ANY_KNOWN, ...HOURS_RULES.flatMap((rule) => [rule, knownBit(rule)])];
    const [hoursKnown, ...byRule] = yield* setsOfBits(typicalHours, masks);
    const rules = new Map(
      HOURS_RULES.map((rule, at) => [rule, { holds: byRule[2 * at]!, known: byRule[2 * at + 1]! }]),
    );
    return new OptionSets(yield* setsByListed(ids), hoursKnown!, rules);
  }

  /**
   * The same of confirmed facts alone.
   * @param ids the set options that are confirmed
   * @param hours the cafes whose hours are
   */
  *confirmed(ids: Documents['confirmedOptionIds'], hours: Bits): Work<OptionSets> {
    const rules = Array.from(
      this.#rules,
      ([rule, { known, holds }]) => [rule, { known, holds: commonBits(holds, hours) }] as const,
    );
    return new OptionSets(yield* setsByListed(ids), this.hoursKnown, new Map(rules));
  }

  /** The cafes that have an option, by its id; undefined where none has. */
  with(id: number, choices: FilterChoices): Bits | undefined {
    const rule = choices.hoursRuleOf(id);
    if (rule === undefined) return this.#set.get(id);
    const key = `${id} ${rule}`;
    let bits = this.#byHours.get(key);
    if (!bits) this.#byHours.set(key, (bits = this.#followHours(this.#set.get(id), rule)));
    return bits;
  }

  /** The cafes whose hours say so, and of those with unknown hours the ones that have the option set. */
  #followHours(set: Bits | undefined, rule: number): Bits {
    const { known, holds } = this.#rules.get(rule)!;
    const bits = holds.slice();
    if (!set) return bits;
    for (let word = 0; word < bits.length; word++) bits[word]! |= set[word]! & ~known[word]!;
    return bits;
  }
}
