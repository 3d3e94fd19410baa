import type { PhotoFormat } from '@cortado/contract/photo-files';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../core/errors.ts';
import { steadyClock } from '../../core/steady-clock.ts';
import { orFallback } from '../../database/is-unavailable.ts';
import type { Executor } from '../../database/open.ts';
import { photoFiles } from '../../database/schema.ts';
import { clientOf } from '../../http/context.ts';
import { ReadyResponse } from '../../http/ready-response.ts';
import { sendReady } from '../../http/send-ready.ts';
import type { Services } from '../../http/services.ts';
import { resolveViewer } from '../../http/viewer.ts';

/** A removed photo is sent for as long at most, by nodes that have it in memory. */
const FRESH_MS = 60_000;
/** Four hours, because a photo may be removed. Afterwards browsers revalidate it. */
const CACHE_CONTROL = 'public, max-age=14400';

interface Named {
  hash: string;
  width: number;
  format: PhotoFormat;
}

const NAME = /^([0-9a-f]{32})-(480|960|1600)\.(avif|webp)$/;

function readName(name: string): Named {
  const [, hash, width, format] = NAME.exec(name) ?? [];
  if (!hash) throw new AppError('NOT_FOUND');
  return { hash, width: Number(width), format: format as PhotoFormat };
}

/** Whether a cafe has the photo: not only a proposal, and not removed. */
const isPlaced = (hash: SQL | string) => sql<boolean>`exists (
  select from photos where photos.hash = ${hash} and not is_proposed and removed_at is null)`;

async function readFile(db: Executor, { hash, width, format }: Named) {
  // Qualified by hand: Drizzle writes a column of a select from one table without it, which would be `photos.hash` there.
  const isPublic = isPlaced(sql`${photoFiles}.hash`);
  const [row] = await db
    .select({ bytes: photoFiles.bytes, isPublic })
    .from(photoFiles)
    .where(
      and(eq(photoFiles.hash, hash), eq(photoFiles.width, width), eq(photoFiles.format, format)),
    );
  return row;
}

/** Whether it is public still; while the database is unavailable, what was known holds. */
async function isStillPublic(db: Executor, hash: string): Promise<boolean> {
  const asked = db.execute<{ found: boolean }>(sql`select ${isPlaced(hash)} as found`);
  const { rows } = await orFallback(asked, { rows: [{ found: true }] });
  return rows[0]!.found;
}

/** Sends the files of photos. What is only proposed, admins alone see. */
export function photoFileRoute(app: FastifyInstance, services: Services): void {
  const { answers, catalogue, database } = services;
  const clock = steadyClock(services.now);
  app.get<{ Params: { name: string } }>('/photos/:name', async (request, reply) => {
    const { hash, width, format } = readName(request.params.name);
    const freshUntil = clock() + FRESH_MS;
    const question = {
      snapshot: catalogue.snapshot,
      key: `photo ${request.params.name}`,
      scope: null,
      holds: () => clock() <= freshUntil,
      ip: clientOf(request).ip,
    };
    const answer = await answers.answer(question, async (former) => {
      if (former && (await isStillPublic(database.db, hash))) return former;
      const found = await readFile(database.db, { hash, width, format });
      if (!found) throw new AppError('NOT_FOUND');
      return new ReadyResponse(Buffer.from(found.bytes), `image/${format}`, {
        compression: 'none',
        cacheControl: found.isPublic ? CACHE_CONTROL : 'private, no-store',
        etag: `"${hash}-${width}-${format}"`,
        isForAll: true,
      });
    });
    if (answer.ready.isPrivate && (await resolveViewer(services, request))?.role !== 'admin') {
      throw new AppError('NOT_FOUND');
    }
    return sendReady(request, reply, answer);
  });
}
