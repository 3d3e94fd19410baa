import { MAX_LIMIT, MAX_WHOLE_LIST } from '@cortado/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page of a list, with the full count of what the list has. */
export interface ListPage<Row> {
  total: number;
  rows: Row[];
}

interface Page {
  total: number;
  /** Null or undefined: none was asked for. */
  limit?: number | null | undefined;
  offset?: number | undefined;
}

/** How many of a list are answered at most: without a limit all of them, unless they are too many. */
export const pageLimit = ({ total, limit }: Page): number =>
  limit ?? (total > MAX_WHOLE_LIST ? MAX_LIMIT : MAX_WHOLE_LIST);

/**
 * The `Link` header that leads to the next page; null on the last one.
 * @param url the request's path and query string
 */
export function nextPageLink(url: string, page: Page): string | null {
  const limit = pageLimit(page);
  const next = (page.offset ?? 0) + limit;
  if (next >= page.total) return null;
  const [path = '', query = ''] = url.split('?', 2);
  const params = new URLSearchParams(query);
  params.set('limit', String(limit));
  params.set('offset', String(next));
  return `<${path}?${params.toString()}>; rel="next"`;
}

interface PageExchange {
  query: Omit<Page, 'total'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Answers a page of a list: the rows, with the full count and the link to the next ones as headers. */
export function answerPage<Row>(
  { total, rows }: ListPage<Row>,
  { query, request, reply }: PageExchange,
): Row[] {
  reply.header('x-total-count', total);
  const link = nextPageLink(request.url, { ...query, total });
  if (link) reply.header('link', link);
  return rows;
}
