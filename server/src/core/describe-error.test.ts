import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

describe('the description of an error for the log', () => {
  it('has the database’s own message for a failed query, without its parameters', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint'), {
      code: '23505',
      detail: 'Key (email)=(mara@example.org) already exists.',
    });
    const error = new DrizzleQueryError('insert into users', ['mara@example.org', 'hash'], cause);
    expect(describeError(error)).toMatchObject({ message: cause.message, code: '23505' });
    expect(JSON.stringify(describeError(error))).not.toMatch(/mara@example\.org|hash/);
  });

  it('says where it happened', () => {
    expect(describeError(new TypeError('no')).stack).toMatch(/^ {4}at .+describe-error\.test/);
    expect(describeError(new TypeError('no'))).toMatchObject({ type: 'TypeError', message: 'no' });
  });

  it('accepts anything thrown', () => {
    expect(describeError('text')).toMatchObject({ type: 'string' });
    expect(describeError(null)).toMatchObject({ type: 'object' });
  });
});

describe('the causes of an error in the log', () => {
  it('are listed in order with type, code and message', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:587'), {
      code: 'ECONNREFUSED',
    });
    const error = new Error('A mail could not be delivered.', {
      cause: new TypeError('fetch failed', { cause: refused }),
    });
    expect(describeError(error).causes).toEqual([
      { type: 'TypeError', message: 'fetch failed' },
      { type: 'Error', message: 'connect ECONNREFUSED 127.0.0.1:587', code: 'ECONNREFUSED' },
    ]);
  });

  it('have the database’s own message where a query failed', () => {
    const cause = Object.assign(new Error('canceling statement due to statement timeout'), {
      code: '57014',
    });
    const query = new DrizzleQueryError('insert into users', ['mara@example.org'], cause);
    const error = new Error('Loading failed.', { cause: query });
    expect(describeError(error).causes).toEqual([
      { type: 'Error', message: cause.message, code: '57014' },
    ]);
  });

  it('contain no password of a URL and no email address', () => {
    const cause = new Error('smtp://mailer:hunter2@mail.example.net refused <mara@example.org>');
    const described = JSON.stringify(describeError(new Error('No.', { cause })));
    expect(described).toContain('smtp://mailer:***@mail.example.net');
    expect(described).not.toMatch(/hunter2|mara@/);
  });

  it('name each address of a host that failed, and end where they are circular', () => {
    const several = new AggregateError([new Error('connect ECONNREFUSED ::1:5432')]);
    expect(describeError(several).message).toBe('connect ECONNREFUSED ::1:5432');
    const round = new Error('round');
    round.cause = round;
    expect(describeError(round).causes).toHaveLength(5);
  });
});
