import type { FastifyInstance, FastifyReply } from 'fastify';
import { cookieName, setCookie } from '../auth/cookies.ts';
import { beforeTimeout } from '../database/before-timeout.ts';
import type { Services } from './services.ts';

/** A node that has not received a write by then is cut off from the database. */
const REMEMBERED_SECONDS = 5;
const COOKIE = { name: 'last-write', maxAge: REMEMBERED_SECONDS };

/**
 * Remembers in a cookie which node a member writes on. Other nodes receive the write some milliseconds later, and
 * would answer the member's next read without it.
 */
export function rememberWritingNode(
  { settings, database, nodeId }: Services,
  reply: FastifyReply,
): void {
  if (database.kind === 'embedded') return;
  setCookie(settings, reply, COOKIE, nodeId);
}

/** Whether the cookies of a request say that its member has just written on another node. */
export function otherNodeFinder({
  settings,
  nodeId,
}: Pick<Services, 'settings' | 'nodeId'>): (cookies: string) => boolean {
  const lastWrite = new RegExp(`(?:^|;\\s*)${cookieName(settings, COOKIE)}=([\\w-]+)`);
  return (cookies) => {
    const id = lastWrite.exec(cookies)?.[1];
    return id !== undefined && id !== nodeId;
  };
}

/** Makes a member's request wait, after a write on another node, until this node has received the write. */
export function awaitOwnWrites(app: FastifyInstance, services: Services): void {
  const isOfOtherNode = otherNodeFinder(services);
  app.addHook('onRequest', async ({ headers: { cookie } }) => {
    if (cookie === undefined || !isOfOtherNode(cookie)) return;
    // A node that is cut off, or reloads everything, answers with what it has.
    const { catalogue, database } = services;
    await database.breaker.run(() => beforeTimeout(catalogue.catchUp())).catch(() => {});
  });
}
