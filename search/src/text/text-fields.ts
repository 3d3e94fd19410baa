import { MAX_FIELDS } from './postings.ts';

/** How a typed word matches an indexed one, best first. */
const QUALITIES = ['exact', 'prefix', 'oneTypo', 'twoTypos'] as const;
export type Quality = (typeof QUALITIES)[number];
const WORTH: Readonly<Record<Quality, number>> = { exact: 4, prefix: 3, oneTypo: 2, twoTypos: 1 };

/** Added to the score of a match without typos, which so outranks any match with typos. */
export const EXACT_OR_PREFIX_BONUS = 1 << 20;

const scoreOf = (quality: Quality, weight: number) =>
  WORTH[quality] * weight +
  (quality === 'exact' || quality === 'prefix' ? EXACT_OR_PREFIX_BONUS : 0);

/** What is searched in documents, as a product declares it. Weights are whole numbers, 1000 at most. */
interface TextSchema<Text extends string> {
  /** Of each text of a document, how much its words count. */
  texts: Readonly<Record<Text, number>>;
  /** How much the words of labels count. */
  labels: number;
  /** The text that names a document. */
  name: NoInfer<Text>;
}

/** The fields that are searched: texts and labels, by weight. Immutable. */
export class TextFields<Text extends string> {
  /** The texts, of the greatest weight first, and the place of each among the fields. */
  readonly texts: readonly (readonly [text: Text, place: number])[];
  /** The places of the name and of labels. */
  readonly name: number;
  readonly labels: number;
  /** Every score that one word can have, best first; a score's index in this list is its level. */
  readonly scores: readonly number[];
  /** For each quality, the level of a match in each field. */
  readonly levels: Readonly<Record<Quality, Uint8Array>>;

  /** @throws RangeError for more than eight fields */
  constructor({ texts, labels, name }: TextSchema<Text>) {
    const weighed: [Text | null, number][] = [[null, labels]];
    for (const text of Object.keys(texts) as Text[]) weighed.push([text, texts[text]]);
    if (weighed.length > MAX_FIELDS) throw new RangeError(`More than ${MAX_FIELDS} fields.`);
    weighed.sort(([, one], [, other]) => other - one);
    const names = weighed.map(([text]) => text);
    const scoresOf = (quality: Quality) => weighed.map(([, weight]) => scoreOf(quality, weight));
    const scores = [...new Set(QUALITIES.flatMap(scoresOf))].toSorted((a, b) => b - a);
    this.texts = names.flatMap((text, place) => (text === null ? [] : [[text, place] as const]));
    this.name = names.indexOf(name);
    this.labels = names.indexOf(null);
    this.scores = scores;
    this.levels = Object.fromEntries(
      QUALITIES.map((quality) => [
        quality,
        Uint8Array.from(scoresOf(quality), (score) => scores.indexOf(score)),
      ]),
    ) as Record<Quality, Uint8Array>;
  }
}
