import { readFileSync } from 'node:fs';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { expect, it } from 'vitest';
import { averageColor } from './HeroPhotos.tsx';

const photos = JSON.parse(readFileSync('seed/photos/photos.json', 'utf8')) as {
  thumbHash: string;
}[];

it('is the average that a ThumbHash holds', () => {
  expect(photos).toHaveLength(16);
  for (const { thumbHash } of photos) {
    const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(thumbHash, 'base64'));
    const channels = averageColor(thumbHash).match(/\d+/g)?.map(Number);
    expect(channels).toEqual([r, g, b].map((channel) => Math.round(channel * 255)));
  }
});
