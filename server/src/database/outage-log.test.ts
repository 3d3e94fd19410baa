import { expect, it } from 'vitest';
import { AppError } from '../core/errors.ts';
import { OutageLog } from './outage-log.ts';
import { DatabaseUnavailable } from './is-unavailable.ts';

it('tells each cause of an outage once a minute, and every other failure', () => {
  let time = 1;
  const log = new OutageLog(() => time);
  const levelOf = (error: unknown) => log.levelOf(error, 'error');
  const refused = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect([refused(), refused(), new Error('A query', { cause: refused() })].map(levelOf)).toEqual([
    'error',
    'debug',
    'debug',
  ]);
  expect(levelOf(new DatabaseUnavailable('The server is read-only.'))).toBe('error');
  const provider = new AppError('UNAVAILABLE', { message: 'The provider.', cause: refused() });
  expect(levelOf(provider)).toBe('error');
  expect([new Error('A bug'), new Error('A bug')].map(levelOf)).toEqual(['error', 'error']);
  time += 60_000;
  expect(levelOf(refused())).toBe('debug');
  time += 1;
  expect(levelOf(refused())).toBe('error');
});

it('remembers a hundred causes, and of more the last', () => {
  const log = new OutageLog();
  const levelAt = (port: number) =>
    log.levelOf(new DatabaseUnavailable(`Lost at port ${port}.`), 'error');
  for (let port = 0; port < 1000; port++) levelAt(port);
  expect([levelAt(900), levelAt(899)]).toEqual(['debug', 'error']);
});
