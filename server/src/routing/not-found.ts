import { endpoints, type Endpoint } from '@cortado/contract';
import { AppError } from '../errors.ts';

const PATTERNS = Object.values<Endpoint>(endpoints).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/** The error of an API path that no route took: another method, or nothing at all. */
export function apiNotFound(path: string): AppError {
  const methods = PATTERNS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  if (methods.length === 0) return new AppError('NOT_FOUND');
  return new AppError('METHOD_NOT_ALLOWED', {
    headers: { allow: [...new Set(methods)].join(', ') },
  });
}

/** Whether an address belongs to the API, whatever else is wrong with it. */
export function isApiUrl(url: string): boolean {
  return /^\/(api|healthz|readyz)(\/|\?|$)/.test(url);
}
