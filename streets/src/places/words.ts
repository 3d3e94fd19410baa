/**
 * Words that are written in several ways, a row each. A name that has one is found by all of its row. Where a row `leads`, it
 * counts at the beginning of a longer name: 'St Mary St' is found by 'Saint' and by 'Street'.
 */
const SPELLINGS: readonly { words: string; leads?: true }[] = [
  { words: 'st saint', leads: true },
  { words: 'dr doctor', leads: true },
  { words: 'st street str' },
  { words: 'dr drive' },
  { words: 'ave avenue av' },
  { words: 'rd road' },
  { words: 'pl place' },
  { words: 'ter terrace terr ters' },
  { words: 'ct court' },
  { words: 'cir circle' },
  { words: 'cirt circuit' },
  { words: 'ln lane' },
  { words: 'sq square' },
  { words: 'pk park' },
  { words: 'pkwy parkway' },
  { words: 'blvd boulevard' },
  { words: 'hwy highway' },
  { words: 'expy expressway expwy' },
  { words: 'tpke turnpike tpk pike' },
  { words: 'fwy footway' },
  { words: 'aly alley' },
  { words: 'brg bridge' },
  { words: 'fb footbridge' },
  { words: 'whrf wharf' },
  { words: 'plz plaza' },
  { words: 'ext extension exn exd' },
  { words: 'cres crescent' },
  { words: 'gdn garden' },
  { words: 'gdns gardens' },
  { words: 'grn green' },
  { words: 'lndg landing' },
  { words: 'cswy causeway' },
  { words: 'skwy skyway' },
  { words: 'psge passage' },
  { words: 'tunl tunnel' },
  { words: 'mt mount' },
  { words: 'ft fort' },
  { words: 'msgr monsignor' },
  { words: 'rev reverend' },
  { words: 'centre center' },
  { words: 'mass massachusetts' },
  { words: 'comm commonwealth' },
  { words: 'n north' },
  { words: 'e east' },
  { words: 's south' },
  { words: 'w west' },
  { words: '1st first' },
  { words: '2nd second' },
  { words: '3rd third' },
  { words: '4th fourth' },
  { words: '5th fifth' },
  { words: '6th sixth' },
  { words: '7th seventh' },
  { words: '8th eighth' },
  { words: '9th ninth' },
];

interface Row {
  words: readonly string[];
  leads: boolean;
}

const ROWS = new Map<string, Row[]>();
for (const { words, leads = false } of SPELLINGS) {
  const row = { words: words.split(' '), leads };
  for (const word of row.words) ROWS.set(word, [...(ROWS.get(word) ?? []), row]);
}

const DIRECTIONS: ReadonlySet<string> = new Set('n north e east s south w west'.split(' '));

/** Lower case without accents and signs: words of letters and digits, one space between. '&', '+' and '@' become words. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘`.]/gu, '')
    .replace(/[&+]/g, ' and ')
    .replace(/@/g, ' at ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a text, as `fold` writes them. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}

/** Every spelling of a folded word, the shortest first. @param leads whether more words of its name follow */
export function spellingsOf(word: string, leads: boolean): readonly string[] {
  const rows = ROWS.get(word) ?? [];
  const row = rows.find((one) => one.leads === leads) ?? rows[0];
  return row?.words ?? [word];
}

/** The same for all spellings of a name: 'Saint Paul Street' and 'St Paul St'. */
export function keyOf(name: string): string {
  const words = wordsOf(name);
  return words.map((word, i) => spellingsOf(word, i === 0 && words.length > 1)[0]).join(' ');
}

export function isDirection(word: string): boolean {
  return DIRECTIONS.has(word);
}
