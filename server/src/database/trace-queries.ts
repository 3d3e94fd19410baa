import { currentSpan } from '../core/request-scope.ts';
import type { QueryObserver } from './observe-queries.ts';

const MAX_TEXT_LENGTH = 2000;

/** The first word. */
const operationOf = (text: string): string => /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? 'QUERY';

/** Shows each query of a request or job in its trace. */
export const traceQueries: QueryObserver = (text) => {
  const operation = operationOf(text);
  const span = currentSpan()?.child(operation, {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text.slice(0, MAX_TEXT_LENGTH),
  });
  return (error) => span?.end({ error });
};
