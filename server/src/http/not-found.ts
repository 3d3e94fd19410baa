import type { FastifyInstance } from 'fastify';
import { AppError } from '../core/errors.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Whether an address belongs to the API, even if it is otherwise invalid. */
export function isApiUrl(url: string): boolean {
  return /^\/(api|healthz|readyz|metrics)(\/|\?|$)/.test(url);
}

/** The methods that a path supports; every path outside the API is a page. */
function methodsOf(app: FastifyInstance, path: string): string[] {
  if (!isApiUrl(path)) return ['GET', 'HEAD'];
  return METHODS.filter((method) => app.findRoute({ method, url: path }) !== null);
}

/** The error of a request that no route matches: METHOD_NOT_ALLOWED or NOT_FOUND. */
export function notFound(app: FastifyInstance, method: string, path: string): AppError {
  const methods = methodsOf(app, path);
  if (methods.length === 0 || methods.includes(method)) return new AppError('NOT_FOUND');
  return new AppError('METHOD_NOT_ALLOWED', { headers: { allow: methods.join(', ') } });
}
