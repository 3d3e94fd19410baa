import { ERRORS, type ErrorCode } from '@cortado/contract';
import { expect, it } from 'vitest';
import { AppError, fieldError } from './errors.ts';
import { wordError } from './error-texts.ts';

const CODES = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => code !== 'EXTERNAL_ACCOUNT');

it.each(CODES)('%s answers with its text, and no name of one', (code) => {
  expect(new AppError(code).answer).toEqual({ code, message: expect.stringMatching(/^[A-Z].*\w/) });
});

it('another text goes by its name, with what it is given', () => {
  const words = wordError('codeTriesLeft', { left: 1 });
  expect(fieldError('code', 'WRONG_CODE', words).answer).toEqual({
    code: 'WRONG_CODE',
    message: 'Incorrect code. 1 try left.',
    text: 'codeTriesLeft',
    params: { left: 1 },
    fields: { code: 'Incorrect code. 1 try left.' },
  });
});

it('a message of its own has no name', () => {
  const { answer } = new AppError('INVALID_REQUEST', { message: 'Line 1: what?' });
  expect(answer).toEqual({ code: 'INVALID_REQUEST', message: 'Line 1: what?', text: null });
});
