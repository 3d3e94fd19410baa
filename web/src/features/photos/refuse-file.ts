import { MAX_PHOTO_BYTES, MIN_PHOTO_WIDTH } from '@cortado/contract/limits';
import { formatDecimal, formatNumber } from '../../lib/intl.ts';
import * as texts from '#messages/photos';

/** What is offered to be chosen; the server checks the bytes. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** '6.8 MB', '18 MB', '640 kB' */
export function fileSize(bytes: number): string {
  if (bytes < 1e6) return texts.kilobytes({ size: formatNumber(Math.ceil(bytes / 1000)) });
  const size = bytes < 1e7 ? formatDecimal(bytes / 1e6) : formatNumber(Math.ceil(bytes / 1e6));
  return texts.megabytes({ size });
}

/** The width of a picture in pixels; null where the browser cannot read it. */
function widthOf(address: string): Promise<number | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image.naturalWidth));
    image.addEventListener('error', () => resolve(null));
    image.src = address;
  });
}

/** Why a file is refused before it is sent; null: the server decides. @param address of the file in this page */
export async function refuseFile(file: File, address: string): Promise<string | null> {
  if (file.size > MAX_PHOTO_BYTES) return texts.tooLarge({ size: fileSize(file.size) });
  const width = await widthOf(address);
  return width !== null && width < MIN_PHOTO_WIDTH ? texts.tooSmall({ width }) : null;
}
