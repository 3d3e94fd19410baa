/** Words that say nothing about which cafe is meant. */
const FILLERS =
  'a an and any are around at by can find for from get give go good great best nice top has have having i im in is list looking me my near need of on or please serve serves serving show some somewhere something anywhere spot spots that the there this to want wants what whats where wheres which with within you your place places';

/** What everything here is. One of them alone is searched, so that it finds what has it in its name. */
const SUBJECTS =
  'cafe cafes coffee coffees coffeehouse coffeehouses coffeeshop coffeeshops shop shops';

const subjects: ReadonlySet<string> = new Set(SUBJECTS.split(' '));
const fillers: ReadonlySet<string> = new Set([...FILLERS.split(' '), ...subjects]);
const negations: ReadonlySet<string> = new Set(['no', 'non', 'not', 'without', 'under', 'below']);

export const isSubject = (word: string): boolean => subjects.has(word);
export const isFiller = (word: string): boolean => fillers.has(word);
/** Whether it turns what follows into what is not wanted. */
export const isNegation = (word: string): boolean => negations.has(word);
