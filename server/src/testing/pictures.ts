import type { UploadedPhoto } from '@cortado/contract';
import type { LightMyRequestResponse } from 'fastify';
import sharp, { type Sharp } from 'sharp';
import { photos } from '../database/schema.ts';
import type { TestMember } from './members.ts';
import type { TestApp } from './product.ts';

export const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
type Format = (typeof FORMATS)[number];

/** What a camera writes into its files, the position above all. */
const EXIF = {
  IFD0: { Make: 'Camera of a member', Copyright: 'Somebody' },
  IFD3: { GPSLatitude: '42/1 21/1 36/1', GPSLongitude: '71/1 3/1 32/1', GPSLatitudeRef: 'N' },
};

interface Picture {
  format?: Format;
  width?: number;
  height?: number;
  /** Makes each picture different. */
  shade?: number;
  /** The orientation of EXIF. */
  orientation?: number;
}

/** A picture of two colours, left and right, with a camera's metadata. */
export function drawPicture({
  width = 1200,
  height = 900,
  shade = 0,
  orientation = 1,
}: Picture = {}): Sharp {
  const background = { r: (shade * 5) % 150, g: (shade * 11) % 256, b: (shade * 23) % 256 };
  const half = Math.floor(width / 2);
  const left = { create: { width: half, height, channels: 3 as const, background: '#c02020' } };
  return sharp({
    create: { width, height, channels: 3, background },
  })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif(EXIF)
    .withMetadata({ orientation });
}

export const makePicture = (picture: Picture = {}): Promise<Buffer> =>
  drawPicture(picture)
    .toFormat(picture.format ?? 'jpeg')
    .toBuffer();

/** Uploads a file as a member's browser. */
export const uploadFile = (
  { app }: TestApp,
  { cookies }: Pick<TestMember, 'cookies'>,
  { cafeId, file, query = {} }: { cafeId: number; file: Buffer; query?: Record<string, string> },
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: `/api/cafes/${cafeId}/photos`,
    query,
    cookies,
    headers: { 'content-type': 'image/jpeg' },
    payload: file,
  });

/** Gives a cafe this many photos, without files. */
export async function fillPhotos(
  { services }: TestApp,
  cafeId: number,
  count: number,
): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => ({
    cafeId,
    position: at + 1,
    hash: `${cafeId}-${at}`,
    width: 1200,
    height: 900,
    state: 'ready' as const,
  }));
  await services.database.db.insert(photos).values(rows);
}

/** Uploads a photo, and waits until its sizes are made. @returns its id */
export async function addPhoto(
  test: TestApp,
  member: TestMember,
  cafeId: number,
  picture: Picture & { alt?: string } = {},
): Promise<number> {
  const { alt = 'A cup' } = picture;
  const file = await makePicture(picture);
  const answer = await uploadFile(test, member, { cafeId, file, query: { alt } });
  if (answer.statusCode !== 202) throw new Error(answer.body);
  await test.services.jobs.idle();
  return answer.json<UploadedPhoto>().photo!.id;
}
