import { Synonyms } from '@cortado/search/text/synonyms';

/** What people type for words of the directory. */
export const SYNONYMS = new Synonyms([
  ['v60', 'pour over'],
  ['pourover', 'pour over'],
  ['filter', 'pour over'],
  ['hario', 'pour over'],
  ['wi fi', 'wifi'],
  ['internet', 'wifi'],
  ['wlan', 'wifi'],
  ['beans', 'sells beans'],
  ['coldbrew', 'cold brew'],
  ['frenchpress', 'french press'],
  ['aero press', 'aeropress'],
  ['syphon', 'siphon'],
  ['outlet', 'power'],
  ['outlets', 'power'],
  ['plug', 'power'],
  ['plugs', 'power'],
  ['jp', 'jamaica plain'],
  ['southie', 'south boston'],
  ['eastie', 'east boston'],
]);
