import type { UploadedPhoto } from '@cortado/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../core/errors.ts';
import { isNoRoom } from '../../database/is-unavailable.ts';
import type { Tx } from '../../database/open.ts';
import { cafes, photos } from '../../database/schema.ts';
import { authorisePhotos, mayChangePhotos } from '../../http/authorise.ts';
import { OpenStreams } from '../../http/open-streams.ts';
import { type InputOf, type MemberContext, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { findPlace, lockPhotosOf, readManaged } from '../photos/photos-repository.ts';
import { enqueuePhoto, saveOriginal } from '../photos/processing/photo-job.ts';
import { countSuggestion, saveSuggestion, thanksMessage } from '../suggestions/save-suggestion.ts';
import { inspectPhoto } from './inspect-photo.ts';
import { checkLength, readUpload } from './read-upload.ts';
import * as texts from './texts.ts';

/** Whether it is a proposal: by a member who does not look after the cafe. @throws AppError CAFE_NOT_FOUND */
async function isProposal(
  { services: { database }, viewer }: MemberContext,
  cafeId: number,
): Promise<boolean> {
  const [cafe] = await database.db
    .select({ ownerId: cafes.ownerId, status: cafes.status })
    .from(cafes)
    .where(eq(cafes.id, cafeId));
  const isOwn = cafe !== undefined && mayChangePhotos(viewer, cafe.ownerId);
  if (!cafe || (!isOwn && cafe.status !== 'published')) throw new AppError('CAFE_NOT_FOUND');
  return !isOwn;
}

/** @returns the id of the suggestion; null if it holds this photo already */
async function propose(
  tx: Tx,
  context: MemberContext,
  { cafe, hash, note }: { cafe: { id: number; name: string }; hash: string; note: string },
): Promise<number | null> {
  const { id: cafeId, name } = cafe;
  const proposal = { cafeId, name, proposed: {}, before: {}, note, photo: hash };
  const suggestionId = await saveSuggestion(tx, context, { kind: 'photo', ...proposal });
  const isThere = and(eq(photos.suggestionId, suggestionId), isNull(photos.removedAt));
  return (await tx.$count(photos, isThere)) > 0 ? null : suggestionId;
}

/**
 * Takes a photo of a cafe; its sizes are made afterwards. A member's is a suggestion, unless they look after the cafe.
 * @throws AppError CAFE_NOT_FOUND, PHOTO_…, TOO_MANY_PHOTOS, NO_ROOM, or RATE_LIMITED for a suggestion
 */
async function uploadPhoto(
  context: MemberContext,
  { params: { id: cafeId }, query: { alt, credit, note }, body }: InputOf<'uploadPhoto'>,
): Promise<UploadedPhoto> {
  const { services, viewer } = context;
  const { database, now } = services;
  const isProposed = await isProposal(context, cafeId);
  if (!body) throw new AppError('PHOTO_UNREADABLE');
  const { file, hash } = await readUpload(body);
  const size = await inspectPhoto(file);
  if (isProposed) await countSuggestion(context);
  const photoId = await database
    .inTransaction(async (tx) => {
      const cafe = await lockPhotosOf(tx, cafeId);
      const position = await findPlace(tx, cafeId, hash);
      const values = { cafeId, position, hash, alt, credit, ...size, uploadedBy: viewer.id };
      if (!isProposed) authorisePhotos(viewer, cafe.ownerId);
      const suggestionId = isProposed ? await propose(tx, context, { cafe, hash, note }) : null;
      if (isProposed && suggestionId === null) return null;
      const [row] = await tx
        .insert(photos)
        .values({ ...values, isProposed, suggestionId, createdAt: now() })
        .returning({ id: photos.id });
      await saveOriginal(tx, row!.id, file);
      await enqueuePhoto(tx, now(), { photoId: row!.id, cafe: cafe.name });
      if (isProposed) return null;
      const after = { photo: row!.id, alt, credit, hash };
      await recordChanges(tx, context, [{ action: 'cafe.photo_added', subject: cafe, after }]);
      return row!.id;
    })
    .catch((cause: unknown) => {
      throw isNoRoom(cause) ? new AppError('NO_ROOM', { cause }) : cause;
    });
  // It begins on a later turn of the event loop, so that the one statement of the answer is first on one connection.
  services.jobs.notify();
  if (photoId === null) return { ...thanksMessage(context), photo: null };
  const managed = await readManaged(database.db, cafeId);
  const photo = managed.find(({ id }) => id === photoId);
  return { message: texts.accepted, photo: photo ?? null };
}

/** Each is whole in memory. */
const LIMITS = { max: 6, perClient: 3, reserved: 1, busy: 'tooManyUploads' } as const;

export async function photoUploadRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const uploads = new OpenStreams(LIMITS);
  await app.register(async (scope) => {
    // What a photo is, its bytes say: whatever is sent is handed on as a stream.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    route(scope, services, 'uploadPhoto', async (context, input) => {
      checkLength(input.request.headers['content-length']);
      const { client, viewer } = context;
      const isTrusted = viewer.role !== 'user';
      const end = uploads.begin(client.ip, { userId: viewer.id, isTrusted });
      try {
        return input.reply.code(202).send(await uploadPhoto(context, input));
      } finally {
        end();
      }
    });
  });
}
