import { ERRORS, type ErrorAnswer, type ErrorCode } from '@cortado/contract';
import { wordCode, type ErrorWords } from './error-texts.ts';

interface ErrorDetails extends Partial<Omit<ErrorWords, 'text'>> {
  text?: ErrorWords['text'] | null;
  fields?: Record<string, string> | undefined;
  headers?: Record<string, string>;
  /** The present state, if the call was based on an outdated one. */
  current?: unknown;
  /** Only logged, never sent. */
  cause?: unknown;
}

/** An error for the client: a stable code, its HTTP status, and a message that repeats no input. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  /** Null for a message that is not in the file of errors, and so the same in all languages. */
  readonly text: ErrorWords['text'] | null;
  readonly params: ErrorWords['params'];
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;
  readonly current: unknown;

  /** @param details with `wordError(…)` or a message where the code's own text is not what to say */
  constructor(
    code: ErrorCode,
    { fields, headers = {}, current, cause, ...own }: ErrorDetails = {},
  ) {
    const { message, text = null, params } = own.message === undefined ? wordCode(code) : own;
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.text = text;
    this.params = params;
    this.fields = fields;
    this.headers = headers;
    this.current = current;
  }

  get status(): number {
    return ERRORS[this.code];
  }

  get answer(): ErrorAnswer {
    return {
      message: this.message,
      code: this.code,
      ...(this.text !== this.code && { text: this.text }),
      ...(this.params && { params: this.params }),
      ...(this.fields && { fields: this.fields }),
      ...(this.current !== undefined && { current: this.current }),
    };
  }
}

/**
 * An error that a form shows next to one of its fields.
 * @param words a text of the file of errors, or a message that is not in it
 */
export function fieldError(
  field: string,
  code: ErrorCode,
  words: ErrorWords | string = wordCode(code),
): AppError {
  const details = typeof words === 'string' ? { message: words } : words;
  return new AppError(code, { ...details, fields: { [field]: details.message } });
}
