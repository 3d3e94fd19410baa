import { MAX_PHOTOS } from '@cortado/contract/limits';
import { formatDecimal, formatNumber } from '../../lib/intl.ts';

export const drop = 'Drop photos here';
export const dropAbout =
  'JPEG, PNG, WebP or AVIF, up to 12 MB, at least 800 px wide. Location data is removed.';
export const choose = 'Choose files';
export const chooseOne = 'Choose a file';
export const otherFile = 'Choose another file';
export const uploads = 'Uploads';
/** '6.8 MB', '18 MB', '640 kB' */
export const size = (bytes: number) =>
  bytes < 1e6
    ? `${formatNumber(Math.ceil(bytes / 1000))} kB`
    : bytes < 1e7
      ? `${formatDecimal(bytes / 1e6)} MB`
      : `${formatNumber(Math.ceil(bytes / 1e6))} MB`;
export const percent = (part: number) => `${formatNumber(Math.floor(part * 100))}%`;
export const waiting = 'Waiting...';
export const making = 'Processing...';
export const uploaded = (photos: number) =>
  photos === 1 ? 'Photo uploaded' : `${formatNumber(photos)} photos uploaded`;
export const notUploaded = 'A photo was not uploaded';
export const aPhoto = 'A photo';
export const stop = (file: string) => `Stop this upload: ${file}`;
export const dismiss = (file: string) => `Dismiss: ${file}`;
export const tooLarge = (bytes: number) => `Too large: ${size(bytes)}. Photos can be up to 12 MB.`;
export const tooSmall = (width: number) =>
  `Too small: ${formatNumber(width)} px wide. Photos must be at least 800 px wide.`;

export const failed = 'The photos did not load';
export const count = (photos: number) =>
  `${formatNumber(photos)} of ${formatNumber(MAX_PHOTOS)} photos`;
export const howTo = 'The first photo is the cover. To reorder, drag or use the arrows.';
export const tab = 'Photos';
export const list = 'Photos in order';
export const cover = 'Cover';
export const photo = (place: number) => `Photo ${formatNumber(place)}`;
export const show = (place: number, alt: string) =>
  alt === '' ? photo(place) : `${photo(place)}: ${alt}`;
export const noAlt = 'Add alt text to publish this photo.';
export const move = (place: number) => `Move photo ${formatNumber(place)}`;
export const earlier = 'Move earlier';
export const later = 'Move later';
export const makeCover = 'Make cover';
export const remove = 'Remove photo';
/** The name of a button that every photo has. */
export const of = (what: string, place: number) => `${what}: ${photo(place)}`;

export const lifted = (place: number) => `Picked up photo ${place}. Use the arrow keys to move it.`;
export const over = (place: number) => `At position ${place}.`;
export const putDown = (place: number) => `Dropped at position ${place}.`;
export const cancelled = 'Move canceled.';

export const undo = 'Undo';
export const ordered = 'Order saved';
export const covered = 'Cover changed';
export const removed = 'Photo removed';
export const undone = 'Undone';
export const notSaved = 'Not saved';

export const measures = (width: number, height: number, day: string) =>
  `${width} × ${height} · added ${day}`;
export const focalHint = 'Click the most important part, or use the arrow keys.';
export const focalPoint = 'Focal point';
export const focalPlace = (x: number, y: number) => `${x}% from the left, ${y}% from the top`;
export const cropPhone = 'Phone';
export const cropList = 'List';
export const cropPage = 'Café page';
export const alt = 'Alt text';
export const altHint = 'Describe the photo in one sentence.';
export const altLength = (length: number, max: number) =>
  `${formatNumber(length)} of ${formatNumber(max)}`;
export const credit = 'Credit';
export const optional = 'optional';
export const allSaved = 'All changes saved';
export const saving = 'Saving...';
