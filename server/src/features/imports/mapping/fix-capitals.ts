/** What stays in capitals although it has a vowel, or could be read as a word. */
const ACRONYMS = new Set(['LLC', 'LLP', 'USA', 'US', 'UK', 'BBQ', 'IHOP', 'AMC', 'YMCA', 'YWCA']);
/** What has no vowel and is a word all the same. */
const ABBREVIATIONS = new Set(
  'ST,RD,DR,BLVD,PKWY,PKY,HWY,SQ,PL,CT,LN,MT,FT,MR,MRS,MS,JR,SR,TR,TRL,STE,BLDG,FL,FLR,RM,CTR,XING,CV,TPKE,PLZ,MKT,CO,SH'.split(
    ',',
  ),
);
/** Written small unless they begin or end the text. */
const SMALL = new Set('an,and,at,by,for,from,in,of,on,or,the,to,with'.split(','));
/** Written small between two words: 'Rua do Poço dos Negros'. After a number or a comma they begin a name: '100 De Haro St'. */
const PARTICLES = new Set('da,das,de,del,des,di,do,dos,du,e,et,und'.split(','));
/** Written small after one of these: 'Calle de los Reyes', but 'Los Angeles'. */
const ARTICLES = new Set('el,la,las,los'.split(','));
const DIRECTIONS = new Set(['NE', 'NW', 'SE', 'SW']);
const STATES = new Set(
  'AL,AK,AZ,AR,CA,CO,CT,DE,DC,FL,GA,HI,ID,IL,IN,IA,KS,KY,LA,ME,MD,MA,MI,MN,MS,MO,MT,NE,NV,NH,NJ,NM,NY,NC,ND,OH,OK,OR,PA,PR,RI,SC,SD,TN,TX,UT,VT,VA,WA,WV,WI,WY'.split(
    ',',
  ),
);

export const isState = (text: string) => STATES.has(text.toUpperCase());

/** Without a small letter, and with two capitals at least. */
export const isShouting = (text: string) => !/\p{Ll}/u.test(text) && /\p{Lu}.*\p{Lu}/u.test(text);

const capitalized = (word: string) => word.slice(0, 1) + word.slice(1).toLowerCase();

/** The letters between what parts a word: apostrophes, hyphens, dots, strokes, ampersands. */
function fixPart(part: string): string {
  const { length } = part;
  if (length === 1 || ACRONYMS.has(part) || DIRECTIONS.has(part)) return part;
  // No English word has these letters alone.
  if (/^[IVX]+$/.test(part)) return part;
  if (/\p{Nd}/u.test(part)) return part.replace(/^(\d+)(ST|ND|RD|TH)$/, (one) => one.toLowerCase());
  if (!/[AEIOUY\P{ASCII}]/u.test(part) && !ABBREVIATIONS.has(part)) return part;
  const mac = /^MC(\p{Lu})(\p{Lu}{2,})$/u.exec(part);
  return mac ? `Mc${mac[1]}${mac[2]!.toLowerCase()}` : capitalized(part);
}

function fixWord(word: string): string {
  return word
    .replaceAll(/[\p{L}\p{M}\p{N}]+/gu, fixPart)
    .replaceAll(
      /(?<=\p{L}{2}|\bI)(['’])(S|T|LL|RE|VE|D|M)(?![\p{L}\p{N}])/gu,
      (_whole, mark: string, end: string) => mark + end.toLowerCase(),
    );
}

/** Whether a state's code is where an address has one: after a comma, or before the postal code or the end. */
function isStateAt(words: readonly string[], at: number, isAddress: boolean): boolean {
  const [word, next] = [words[at]!.replace(/,$/, ''), words[at + 1]];
  if (!STATES.has(word) || at === 0) return false;
  if (words[at - 1]!.endsWith(',')) return true;
  return isAddress && (next === undefined ? !ABBREVIATIONS.has(word) : /^\d{5}/.test(next));
}

/**
 * Writes shouted words as names are written: 'THE COFFEE TRUST LLC' becomes 'The Coffee Trust LLC'. A word with a small
 * letter stays as it is.
 */
export function fixCapitals(text: string, { isAddress = false } = {}): string {
  const words = text.split(/\s+/u);
  const isParticle = (word: string, at: number) => {
    const before = words[at - 1]?.toLowerCase() ?? '';
    if (ARTICLES.has(word)) return PARTICLES.has(before);
    // In an address a single letter is a direction.
    return PARTICLES.has(word) && /\p{L}$/u.test(before) && !(isAddress && word.length === 1);
  };
  return words
    .map((word, at) => {
      const small = word.toLowerCase();
      const isInside = at > 0 && at < words.length - 1;
      const isSmall = isInside && (SMALL.has(small) || isParticle(small, at));
      const isLoud = isShouting(word) || (word.length === 1 && isSmall && word !== small);
      if (!isLoud || isStateAt(words, at, isAddress)) return word;
      return isSmall ? small : fixWord(word);
    })
    .join(' ');
}
