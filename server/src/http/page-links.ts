import { MAX_LIMIT, pageLimit, type Page } from '@cortado/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page of a list, with the full count of what the list has. */
export interface ListPage<Row> {
  total: number;
  rows: Row[];
}

/** Proxies refuse an answer with more than 4 or 8 kB of headers. */
const MAX_LENGTH = 2000;

/**
 * The `Link` header of a page of a list (RFC 8288), to the other pages that there are; null for one that has all, and where the
 * address, which may name things that mean nothing, is too long to be repeated.
 * @param url the request's path and query string
 */
export function pageLinks(url: string, { offset = 0, ...page }: Page): string | null {
  const limit = pageLimit(page);
  const { total } = page;
  // A rest that is answered without a limit is longer than a page may be.
  if (total === 0 || limit > MAX_LIMIT || (offset === 0 && limit >= total)) return null;
  const [path = '', query = ''] = url.split('?', 2);
  const params = new URLSearchParams(query);
  const link = (rel: string, at: number) => {
    params.set('limit', String(limit));
    params.set('offset', String(at));
    return `<${path}?${params.toString()}>; rel="${rel}"`;
  };
  const last = Math.floor((total - 1) / limit) * limit;
  const links = [link('first', 0), link('last', last)];
  if (offset > 0) links.unshift(link('prev', Math.max(0, Math.min(offset - limit, last))));
  if (offset + limit < total) links.unshift(link('next', offset + limit));
  const header = links.join(', ');
  return header.length > MAX_LENGTH ? null : header;
}

interface PageExchange {
  query: Omit<Page, 'total'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Answers a page of a list: the rows, with the full count and the links to other pages as headers. */
export function answerPage<Row>(
  { total, rows }: ListPage<Row>,
  { query, request, reply }: PageExchange,
): Row[] {
  reply.header('x-total-count', total);
  const links = pageLinks(request.url, { ...query, total });
  if (links) reply.header('link', links);
  return rows;
}
