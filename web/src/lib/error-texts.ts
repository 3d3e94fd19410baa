import type { ErrorAnswer, ErrorCode, ErrorParams } from '@cortado/contract';
import * as texts from '#messages/errors';

type Text = ErrorCode | keyof ErrorParams | keyof typeof texts;
type ParamsOf<One> = One extends keyof ErrorParams ? ErrorParams[One] : undefined;

/** Each code has a text, and each text takes what it is given, or this does not compile. */
const byName: Readonly<Record<string, (params: never) => string>> = texts satisfies {
  [One in Text]: (params: ParamsOf<One>) => string;
};

/**
 * An answer in the language of the page; as it is where this page does not have its text, as of a newer server.
 * @throws TypeError where the text is given nothing of what it takes
 */
export function translate(answer: ErrorAnswer): ErrorAnswer {
  const { message, code, text = code, params, fields } = answer;
  const own: unknown = text && byName[text]?.(params as never);
  // A text that is given something else is no text.
  const said = typeof own === 'string' ? own : message;
  const worded = ([field, its]: [string, string]) => [field, its === message ? said : its];
  const shown = fields && { fields: Object.fromEntries(Object.entries(fields).map(worded)) };
  return { ...answer, message: said, ...shown };
}
