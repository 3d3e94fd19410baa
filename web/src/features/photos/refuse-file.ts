import { MAX_PHOTO_BYTES, MIN_PHOTO_WIDTH } from '@cortado/contract/limits';
import * as texts from '#messages/photos';
import { fileSize } from './file-size.ts';

/** The width of a picture in pixels; null where the browser cannot read it. */
function widthOf(address: string): Promise<number | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image.naturalWidth));
    image.addEventListener('error', () => resolve(null));
    image.src = address;
  });
}

/** Why a file need not be sent at all; null leaves it to the server. @param address of the file in this page */
export async function refuseFile(file: File, address: string): Promise<string | null> {
  if (file.size > MAX_PHOTO_BYTES) return texts.tooLarge({ size: fileSize(file.size) });
  const width = await widthOf(address);
  return width !== null && width < MIN_PHOTO_WIDTH ? texts.tooSmall({ width }) : null;
}
