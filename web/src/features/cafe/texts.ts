import { counted, formatNumber } from '../../lib/intl.ts';

export const untitled = 'Café';
/** 'All cafés with Pour Over' */
export const allWith = (name: string) => `All cafés with ${name}`;
export const loading = 'Loading café...';
export const failedHeading = 'The café did not load';
export const failed = (why: string) => `Failed to fetch cafe details. ${why}`;

export const missingHeading = 'Café Not Found';
export const missing = 'It may have closed, or it was never listed.';
export const missingHome = 'Back to Home';

export const heroAll = 'All cafés';
export const heroDistance = (distance: string, isFromCentre: boolean) =>
  isFromCentre ? `${distance} from central Boston` : distance;
export const heart = 'Favorite';
export const heartPressed = 'Favorited';

export const tabs = 'About this café';
export const tabDetails = 'Details';
export const tabMap = 'Map';
export const tabReviews = 'Reviews';

export const sellsBeans = 'Sells coffee beans';
export const features = 'Features';
export const price = 'Price';
export const priceLevel = (level: number) => `${formatNumber(level)} of 4`;
export const offerNote =
  'What this café offers may be sample data or out of date. Ask the café if it matters.';

export const mapLoading = 'Loading map...';

export const averageOf = (ratings: number) => `Average of ${counted(ratings, 'rating')}`;
export const ratingHeading = 'Your Rating';
export const ratingForMembers = 'Please login to leave a rating.';
export const ratingLogin = 'Login to Rate';
export const ratingPrivate =
  'Ratings are personal and private. Only you see your stars and review. Others see the average and the number of ratings.';
export const ratingAdd = 'Add your rating';
export const ratingUpdate = 'Update your rating';
export const ratingStars = 'Your stars';
export const ratingMissing = 'Please select a rating';
export const ratingSubmit = 'Submit Rating';
export const ratingSubmitting = 'Submitting...';
export const ratingWithdraw = 'Withdraw';
export const ratingWithdrawing = 'Withdrawing...';
export const ratingFailed = 'Failed to fetch user rating';
export const review = 'Review';
export const reviewOptional = 'optional';
export const reviewLength = (length: number, max: number) =>
  `${formatNumber(length)} of ${formatNumber(max)} characters`;

export const visiting = 'Visiting';
export const address = 'Address';
export const viewOnMaps = 'View on Google Maps';
export const hours = 'Hours';
export const hoursUnknown = 'Hours unknown';
export const typicalHours = 'Typical hours';
export const hoursOfWeek = [
  ['Mon–Fri', '7:00 AM–7:00 PM'],
  ['Sat', '8:00 AM–8:00 PM'],
  ['Sun', '8:00 AM–6:00 PM'],
] as const;
export const hoursAsk = 'Know the hours?';
export const hoursTell = 'Tell us';
export const similar = 'Similar Cafés';
export const similarSoon = 'This feature is coming soon.';
/** 'both: pour over, food · ', before the distance */
export const similarBoth = (both: readonly string[]) =>
  both.length === 0 ? '' : `both: ${both.join(', ').toLocaleLowerCase('en')} · `;
export const similarMore = (count: number) => `Show ${formatNumber(count)} more`;

export const facts = 'About these facts';
/** Until it is known how long ago that is. */
export const checkedOn = (day: string) => `Checked ${day}`;
export const checkedAgo = (age: string) => `Checked ${age}`;
export const notChecked = 'Not checked yet';
export const somethingWrong = 'Something wrong?';
export const hasOwner = 'Looked after by its owner';
export const isYours = 'Is this your cafe?';
