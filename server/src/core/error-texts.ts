import type { ErrorCode, ErrorParams } from '@cortado/contract';
import { IntlMessageFormat } from 'intl-messageformat';
import texts from '../../../web/messages/en/errors.json' with { type: 'json' };

/** A text of each code, and others that say more. */
const TEXTS: Readonly<Record<ErrorCode | keyof typeof texts, string>> = texts;

type ErrorText = keyof typeof TEXTS;

/** A text that is given nothing. */
export type PlainErrorText = Exclude<ErrorText, keyof ErrorParams>;

type ParamsOf<Text> = Text extends keyof ErrorParams ? [params: ErrorParams[Text]] : [];

/** What an error says in English, and by which names a page finds it in its own language. */
export interface ErrorWords {
  message: string;
  text: ErrorText;
  params: ErrorParams[keyof ErrorParams] | undefined;
}

const formats = new Map<ErrorText, IntlMessageFormat>();

/** @param text its name in `web/messages/en/errors.json` */
export function wordError<Text extends ErrorText>(
  text: Text,
  ...[params]: ParamsOf<Text>
): ErrorWords {
  const format = formats.get(text) ?? new IntlMessageFormat(TEXTS[text], 'en-US');
  formats.set(text, format);
  return { message: String(format.format(params)), text, params };
}

/** The text of a code. @throws Error for one whose text is given something */
export const wordCode = (code: ErrorCode): ErrorWords => wordError(code as PlainErrorText);
