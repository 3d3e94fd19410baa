import type { User } from '@cortado/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { presentUser } from '../accounts/present-user.ts';
import { AppError } from '../../core/errors.ts';
import type { Context } from '../../http/route.ts';
import { unseal } from '../../auth/sessions/seal.ts';
import { finishFirstStep } from '../../auth/two-step/finish-first-step.ts';
import { clearFlow, readFlow } from './flow-cookie.ts';
import { resolveUser, type ExternalAttempt } from './resolve-user.ts';
import { verifyIdToken } from '../../auth/oidc/verify-id-token.ts';

type Exchange = { idToken: string } & Pick<ExternalAttempt, 'password' | 'apart'>;

/** Exchanges an ID token for a session. It can be used once, in the browser it was issued for. */
export async function externalLogin(
  context: Context,
  { idToken, ...attempt }: Exchange,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<User> {
  const { services } = context;
  const { settings, now } = services;
  const provider = await services.provider.get();
  const flow = readFlow(settings, request);
  if (!flow) throw new AppError('EXTERNAL_TOKEN_INVALID');
  const claims = await verifyIdToken(provider, idToken, { nonce: flow.nonce, now: now() });
  const identity = { providerId: provider.issuer, providerUid: claims.sub };
  const { user, signIn } = await resolveUser(context, { identity, claims, ...attempt });
  const { sealedRefreshToken, externalExpiresAt } = signIn;
  clearFlow(settings, reply);
  await finishFirstStep(context, user, reply, {
    event: 'signed in with a provider',
    refusal: 'EXTERNAL_TOKEN_INVALID',
    external: {
      refreshToken: sealedRefreshToken && unseal(sealedRefreshToken, flow.nonce),
      expiresAt: externalExpiresAt,
    },
  });
  return presentUser(user, settings);
}
