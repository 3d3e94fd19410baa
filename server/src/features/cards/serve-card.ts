import { createHash } from 'node:crypto';
import type { Cafe, ShownPhoto } from '@cortado/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import PQueue from 'p-queue';
import { AppError } from '../../core/errors.ts';
import { photoFiles } from '../../database/schema.ts';
import { clientOf } from '../../http/context.ts';
import { sendFile, type HotFile } from '../../http/hot-files.ts';
import type { Services } from '../../http/services.ts';

const FRESH_MS = 60_000;
const SIDE = 630;

/** Changes with everything that a card shows. */
function etagOf({ id, name, area, averageRating, totalRatings, photo }: Cafe): string {
  const shown = JSON.stringify([id, name, area, averageRating, totalRatings, photo]);
  return `"${createHash('sha256').update(shown).digest('base64url').slice(0, 22)}"`;
}

/** The square of a photo around its focal point; null if its file is gone. */
async function squareOf(
  { database }: Services,
  { hash, focalX, focalY }: ShownPhoto,
): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp');
  const wantedFile = and(
    eq(photoFiles.hash, hash),
    eq(photoFiles.width, 1600),
    eq(photoFiles.format, 'webp'),
  );
  const [file] = await database.db
    .select({ bytes: photoFiles.bytes })
    .from(photoFiles)
    .where(wantedFile);
  if (!file) return null;
  const { width, height } = await sharp(file.bytes).metadata();
  const side = Math.min(width, height);
  const left = Math.round(((width - side) * focalX) / 100);
  const top = Math.round(((height - side) * focalY) / 100);
  return sharp(file.bytes)
    .extract({ left, top, width: side, height: side })
    .resize(SIDE, SIDE)
    .jpeg({ quality: 85 })
    .toBuffer();
}

async function draw(services: Services, cafe: Cafe): Promise<Buffer> {
  const [{ default: sharp }, { drawCard }] = await Promise.all([
    import('sharp'),
    import('./draw-card.ts'),
  ]);
  const photo = cafe.photo && (await squareOf(services, cafe.photo));
  return sharp(Buffer.from(drawCard(cafe, photo)))
    .png({ palette: photo === null })
    .toBuffer();
}

/** Serves the picture of a published cafe that is shown where its page is shared. */
export function cardRoute(app: FastifyInstance, services: Services): void {
  const { catalogue, uncachedReads } = services;
  // One at a time, because sign-ins and compression share their threads; and each card once for all who wait for it.
  const drawing = new PQueue({ concurrency: 1 });
  const underWay = new Map<string, Promise<Buffer>>();
  const drawOnce = (etag: string, cafe: Cafe) => {
    const known = underWay.get(etag);
    if (known) return known;
    const drawn = drawing.add(() => draw(services, cafe)).finally(() => underWay.delete(etag));
    underWay.set(etag, drawn);
    return drawn;
  };
  app.get<{ Params: { id: string } }>(
    '/cards/cafe/:id(^[1-9]\\d{0,9}).png',
    async (request, reply) => {
      const cafe = catalogue.snapshot.cafes.get(Number(request.params.id));
      if (!cafe) throw new AppError('NOT_FOUND');
      const { hotFiles } = app;
      const path = `/cards/cafe/${cafe.id}.png`;
      const etag = etagOf(cafe);
      let file: HotFile | undefined = hotFiles.get(path);
      if (file?.etag !== etag) {
        uncachedReads.take(clientOf(request).ip);
        const bytes = await drawOnce(etag, cafe);
        const cacheControl = 'public, max-age=3600';
        file = { contentType: 'image/png', cacheControl, etag, bytes, freshUntil: 0 };
      }
      hotFiles.set(path, { ...file, freshUntil: hotFiles.deadline(FRESH_MS) });
      return sendFile(request, reply, file);
    },
  );
}
