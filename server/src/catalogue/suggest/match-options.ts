import type { FilterOption } from '@cortado/contract';
import type { CafePresenter } from '../cafe-presenter.ts';
import { tokenize } from '@cortado/search/text/fold';

export interface OptionMatch {
  option: FilterOption;
  /** The synonym that the words match, if it is not the label. */
  synonym: string | null;
}

/** 2 if all words begin words of the text and the first its first one, 1 if all begin some, 0 otherwise. */
function qualityOf(text: string, typed: readonly string[]): number {
  const words = tokenize(text);
  if (!typed.every((one) => words.some((word) => word.startsWith(one)))) return 0;
  return words[0]!.startsWith(typed[0]!) ? 2 : 1;
}

/** The options whose label or synonym the words begin, best first; equals in the order of the filters. */
export function matchOptions(
  { categories, synonymsOf }: CafePresenter,
  typed: readonly string[],
): OptionMatch[] {
  const found: (OptionMatch & { quality: number })[] = [];
  for (const option of categories.flatMap(({ options }) => options)) {
    const quality = 2 * qualityOf(option.display_name, typed);
    if (quality > 0) {
      found.push({ option, synonym: null, quality });
      continue;
    }
    const named = (synonymsOf.get(option.id) ?? [])
      .map((synonym) => ({ option, synonym, quality: qualityOf(synonym, typed) }))
      .toSorted((a, b) => b.quality - a.quality)[0];
    if (named && named.quality > 0) found.push(named);
  }
  return found.toSorted((a, b) => b.quality - a.quality);
}
