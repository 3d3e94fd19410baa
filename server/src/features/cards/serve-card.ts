import type { Cafe, ShownPhoto } from '@cortado/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import PQueue from 'p-queue';
import { AppError } from '../../core/errors.ts';
import { photoFiles } from '../../database/schema.ts';
import { clientOf } from '../../http/context.ts';
import { ReadyResponse } from '../../http/ready-response.ts';
import { sendReady } from '../../http/send-ready.ts';
import type { Services } from '../../http/services.ts';

const SIDE = 630;
const CACHED = {
  compression: 'none',
  cacheControl: 'public, max-age=3600',
  isForAll: true,
} as const;

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

async function drawFor(services: Services, cafe: Cafe): Promise<Buffer> {
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
  const { answers, catalogue } = services;
  // One at a time, because sign-ins and compression share their threads.
  const drawing = new PQueue({ concurrency: 1 });
  app.get<{ Params: { id: string } }>(
    '/cards/cafe/:id(^[1-9]\\d{0,9}).png',
    async (request, reply) => {
      const { snapshot } = catalogue;
      const cafe = snapshot.cafes.get(Number(request.params.id));
      if (!cafe) throw new AppError('NOT_FOUND');
      const question = {
        snapshot,
        key: `card ${cafe.id}`,
        scope: { cafeId: cafe.id },
        ip: clientOf(request).ip,
      };
      const draw = async () =>
        new ReadyResponse(await drawing.add(() => drawFor(services, cafe)), 'image/png', CACHED);
      return sendReady(request, reply, answers.answer(question, draw));
    },
  );
}
