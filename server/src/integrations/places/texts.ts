export const sourceBundled = 'Boston list included with Cortado';

/** Why a cafe that was found cannot be taken. */
export const rowNameless = 'No name';
export const rowNoName = 'The name is missing.';
export const rowNoLatitude = 'The latitude is missing or not between -90 and 90.';
export const rowNoLongitude = 'The longitude is missing or not between -180 and 180.';
export const rowZero = 'The position is missing: 0, 0 is in the sea.';
export const rowBadWebsite = 'The website is not an http or https address.';
export const rowNoAddress = 'The address and neighborhood are missing.';

export const station = (name: string) => (/\bstation$/i.test(name) ? name : `${name} station`);
