import { formatDecimal, formatNumber } from '../../lib/intl.ts';
import * as texts from '#messages/photos';

/** '6.8 MB', '18 MB', '640 kB' */
export function fileSize(bytes: number): string {
  if (bytes < 1e6) return texts.kilobytes({ size: formatNumber(Math.ceil(bytes / 1000)) });
  const size = bytes < 1e7 ? formatDecimal(bytes / 1e6) : formatNumber(Math.ceil(bytes / 1e6));
  return texts.megabytes({ size });
}
