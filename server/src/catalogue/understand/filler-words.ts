/** Words that say nothing about which cafe is meant. */
const FILLERS =
  'a all an and any are around at by can day find for from get give go good great best nice top has have having i im in is list looking me my near need of on or please serve serves serving show sit sitting some somewhere something anywhere spot spots that the there this to too very want wants what whats where wheres which with within you your place places';

/** What everything here is. One of them alone is searched, so that it finds what has it in its name. */
const SUBJECTS =
  'cafe cafes coffe coffee coffees cofee coffeehouse coffeehouses coffeeshop coffeeshops shop shops';

const subjects: ReadonlySet<string> = new Set(SUBJECTS.split(' '));
const fillers: ReadonlySet<string> = new Set([...FILLERS.split(' '), ...subjects]);

export const isSubject = (word: string): boolean => subjects.has(word);
export const isFiller = (word: string): boolean => fillers.has(word);
