export const sourceBundled = 'Boston list included with Cortado';
export const sourceNotInUse = 'This source is not set up here.';

/** Why a place service gives no answer. */
export const serviceBusy = 'The place service is busy. Please try again in a few minutes.';
export const serviceAway = 'The place service isn’t responding. Please try again later.';
export const serviceSlow =
  'The place service took too long. Please try a smaller place, or try again later.';
export const serviceStrange = 'The place service did not return a list of places.';
export const serviceHuge =
  'The place service returned too many places. Please try a smaller place.';
export const serviceRefused = 'The place service refused the request. Please check its settings.';
export const serviceTooWide = 'This place is too large to import at once. Please try a city.';

/** Why a cafe that was found cannot be taken. */
export const rowNameless = 'No name';
export const rowNoName = 'The name is missing.';
export const rowNoLatitude = 'The latitude is missing or not between -90 and 90.';
export const rowNoLongitude = 'The longitude is missing or not between -180 and 180.';
export const rowZero = 'The position is missing: 0, 0 is in the sea.';
export const rowBadWebsite = 'The website is not an http or https address.';
export const rowNoAddress = 'The address and neighborhood are missing.';
