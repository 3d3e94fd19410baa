import { createHash } from 'node:crypto';
import type { Scene } from './kit.ts';

/** Names the files of a scene in the product, as the hash of an uploaded file does; it changes with the drawing. */
export const hashOfScene = ({ svg }: Scene): string =>
  createHash('sha256').update(svg).digest('hex').slice(0, 32);
