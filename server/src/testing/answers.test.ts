import type { Endpoint } from '@cortado/contract';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkAnswers } from './answers.ts';

const endpoint: Endpoint = {
  method: 'GET',
  path: '/api/thing',
  access: 'everyone',
  summary: 'A thing.',
  answer: z.object({ id: z.int() }),
  errors: [],
};

describe('the check of answers in tests', () => {
  it.each([
    [{ id: 1 }, 200],
    [{ id: '1' }, 500],
    [{}, 500],
    [{ id: 1, password: 'x' }, 500],
  ])('lets %j pass as %i', async (answer, status) => {
    const app = Fastify();
    checkAnswers(app);
    app.get('/api/thing', { config: { endpoint } }, () => answer);
    expect((await app.inject('/api/thing')).statusCode).toBe(status);
  });
});
