import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

describe('what a log holds of an error', () => {
  it('is the database’s own words for a failed query, without what was typed', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint'), {
      code: '23505',
      detail: 'Key (email)=(mara@example.org) already exists.',
    });
    const error = new DrizzleQueryError('insert into users', ['mara@example.org', 'hash'], cause);
    expect(describeError(error)).toMatchObject({ message: cause.message, code: '23505' });
    expect(JSON.stringify(describeError(error))).not.toMatch(/mara@example\.org|hash/);
  });

  it('tells where it happened', () => {
    expect(describeError(new TypeError('no')).stack).toMatch(/^ {4}at .+describe-error\.test/);
    expect(describeError(new TypeError('no'))).toMatchObject({ type: 'TypeError', message: 'no' });
  });

  it('takes anything thrown', () => {
    expect(describeError('text')).toMatchObject({ type: 'string' });
    expect(describeError(null)).toMatchObject({ type: 'object' });
  });
});
