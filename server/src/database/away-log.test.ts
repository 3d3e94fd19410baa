import { expect, it } from 'vitest';
import { AppError } from '../core/errors.ts';
import { AwayLog } from './away-log.ts';
import { DatabaseAway } from './is-away.ts';

it('tells each cause of an outage once a minute, and every other failure', () => {
  let time = 0;
  const log = new AwayLog(() => time);
  const levelOf = (error: unknown) => log.levelOf(error, 'error');
  const refused = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect([refused(), refused(), new Error('A query', { cause: refused() })].map(levelOf)).toEqual([
    'error',
    'debug',
    'debug',
  ]);
  expect(levelOf(new DatabaseAway('The server is read-only.'))).toBe('error');
  const provider = new AppError('UNAVAILABLE', { message: 'The provider.', cause: refused() });
  expect(levelOf(provider)).toBe('error');
  expect([new Error('A bug'), new Error('A bug')].map(levelOf)).toEqual(['error', 'error']);
  time += 59_999;
  expect(levelOf(refused())).toBe('debug');
  time += 1;
  expect(levelOf(refused())).toBe('error');
});
