import { rowId } from '@cortado/contract';
import { sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { orFallback } from '../../database/is-unavailable.ts';
import type { Services } from '../../http/services.ts';

/**
 * The published cafe that an unpublished one was merged into, however many merges lie between; null if none, or while the
 * database is unavailable: then it is just not found.
 * @throws AppError RATE_LIMITED, if a client asks for too many
 */
export async function mergedInto(
  { database, catalogue, uncachedReads }: Services,
  id: number,
  ip: string,
): Promise<number | null> {
  // An address may have a larger number than a row can.
  if (!rowId.safeParse(id).success) return null;
  uncachedReads.take(ip);
  const asked = database.db.execute<{ id: number }>(sql`
    with recursive way as (
      select winner_id as id from merges where loser_id = ${id} and undone_at is null
      union
      select winner_id from merges join way on loser_id = way.id and undone_at is null
    )
    select id from way`);
  const found = await orFallback(asked, { rows: [] });
  const { snapshot } = catalogue;
  return found.rows.find((row) => snapshot.cafes.has(row.id))?.id ?? null;
}

/** Redirects permanently, with the query of the request, but without being cached: a merge can be undone. */
export function redirectMerged(reply: FastifyReply, path: string): FastifyReply {
  const { search } = new URL(reply.request.raw.url!, 'http://localhost');
  return reply.header('cache-control', 'no-cache').redirect(path + search, 301);
}
