export const sourceTexts = {
  bundled: 'Boston list that ships with Cortado',
  notInUse: 'This source is not in use here.',
};

/** Why a place service gives no answer. */
export const serviceTexts = {
  busy: 'The place service is busy. Please try again in a few minutes.',
  away: 'The place service does not answer. Please try again later.',
  slow: 'The place service took too long. Please try a smaller place, or again later.',
  strange: 'The place service answered with something that is not a list of places.',
  huge: 'The place service answered with more than can be taken. Please try a smaller place.',
  refused: 'The place service refused the request. Please check its settings.',
  tooWide: 'This place is too large to import at once. Please try a city.',
};

/** Why a cafe that was found cannot be taken. */
export const foundTexts = {
  nameless: 'Without a name',
  noName: 'There is no name.',
  noLatitude: 'The latitude is missing, or not between -90 and 90.',
  noLongitude: 'The longitude is missing, or not between -180 and 180.',
  badWebsite: 'The website is not an http or https address.',
  noAddress: 'There is neither an address nor a neighborhood.',
};
