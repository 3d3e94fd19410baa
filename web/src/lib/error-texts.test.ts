import { ERRORS, type ErrorAnswer, type ErrorCode } from '@cortado/contract';
import { expect, it } from 'vitest';
import texts from '../../messages/en/errors.json' with { type: 'json' };
import { translate } from './error-texts.ts';

const CODES = Object.keys(ERRORS) as ErrorCode[];
const english = (answer: Omit<ErrorAnswer, 'message'>) =>
  translate({ ...answer, message: 'From elsewhere' }).message;

it.each(CODES)('%s has a text', (code) => {
  const provider = 'Google';
  const text = texts[code].replaceAll('{provider}', provider);
  expect(english({ code, params: { provider } })).toBe(text);
});

it.each([
  ['alreadyAddedAs', { place: 3 }, 'Already added as photo 3.'],
  ['codeTriesLeft', { left: 1 }, 'Incorrect code. 1 try left.'],
  ['codeTriesLeft', { left: 2 }, 'Incorrect code. 2 tries left.'],
  [
    'photoTooManyPixels',
    { megapixels: 1200, max: 50 },
    'Too large: 1,200 megapixels. Photos can have up to 50.',
  ],
])('%s is given %j', (text, params, said) => {
  expect(english({ code: 'INVALID_REQUEST', text, params })).toBe(said);
});

it('a text that is given nothing of what it takes is left to the server', () => {
  expect(() => english({ code: 'EXTERNAL_ACCOUNT' })).toThrow(TypeError);
});
