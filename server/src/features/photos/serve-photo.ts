import type { PhotoFormat } from '@cortado/contract/photo-files';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors.ts';
import { orFallback } from '../../database/is-unavailable.ts';
import type { Executor } from '../../database/open.ts';
import { photoFiles } from '../../database/schema.ts';
import { clientOf } from '../../http/context.ts';
import { sendFile, type HotFile, type HotFiles } from '../../http/hot-files.ts';
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

/**
 * Sends a file of a photo. What is only proposed, admins alone see.
 * @throws AppError NOT_FOUND, or RATE_LIMITED for too many that are not in memory
 */
export async function servePhoto(
  services: Services,
  hotFiles: HotFiles,
  request: FastifyRequest<{ Params: { name: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { database, uncachedReads } = services;
  const named = readName(request.params.name);
  const freshUntil = hotFiles.deadline(FRESH_MS);
  const path = `/photos/${request.params.name}`;
  const known = hotFiles.get(path);
  if (known && hotFiles.isFresh(known)) return sendFile(request, reply, known);
  uncachedReads.take(clientOf(request).ip);
  if (known && (await isStillPublic(database.db, named.hash))) {
    hotFiles.set(path, { ...known, freshUntil });
    return sendFile(request, reply, known);
  }
  if (known) hotFiles.delete(path);
  const found = await readFile(database.db, named);
  if (!found) throw new AppError('NOT_FOUND');
  const { hash, width, format } = named;
  const file: HotFile = {
    contentType: `image/${format}`,
    cacheControl: CACHE_CONTROL,
    etag: `"${hash}-${width}-${format}"`,
    bytes: Buffer.from(found.bytes),
    freshUntil,
  };
  if (found.isPublic) {
    hotFiles.set(path, file);
    return sendFile(request, reply, file);
  }
  const viewer = await resolveViewer(services, request);
  if (viewer?.role !== 'admin') throw new AppError('NOT_FOUND');
  return sendFile(request, reply, { ...file, cacheControl: 'private, no-store' });
}
