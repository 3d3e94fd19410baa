import type { FastifyInstance } from 'fastify';
import { OpenStreams } from '../../http/open-streams.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { checkLength } from './read-upload.ts';
import { uploadPhoto } from './upload-photo.ts';

/** Each is whole in memory. */
const LIMITS = { max: 6, perClient: 3, reserved: 1, busy: 'tooManyUploads' } as const;

export async function photoUploadRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const uploads = new OpenStreams(LIMITS);
  await app.register(async (scope) => {
    // What a photo is, its bytes say: whatever is sent is handed on as a stream.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    route(
      scope,
      services,
      'uploadPhoto',
      async (context, { params, query, body, request, reply }) => {
        checkLength(request.headers['content-length']);
        const { client, viewer } = context;
        const isTrusted = viewer.role !== 'user';
        const end = uploads.begin(client.ip, { userId: viewer.id, isTrusted });
        try {
          const uploaded = await uploadPhoto(context, { ...query, cafeId: params.id, body });
          return reply.code(202).send(uploaded);
        } finally {
          end();
        }
      },
    );
  });
}
