import { ERRORS, type ErrorAnswer, type ErrorCode } from '@cortado/contract';

interface ErrorDetails {
  message?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  /** What stands now, where the call was made on something outdated. */
  current?: unknown;
  /** Only logged, never sent. */
  cause?: unknown;
}

/** An error for the client: a stable code, its HTTP status, and a message that repeats no input. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;
  readonly current: unknown;

  constructor(
    code: ErrorCode,
    { message, fields, headers = {}, current, cause }: ErrorDetails = {},
  ) {
    super(message ?? ERRORS[code].message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.fields = fields;
    this.headers = headers;
    this.current = current;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  get answer(): ErrorAnswer {
    return {
      message: this.message,
      code: this.code,
      ...(this.fields && { fields: this.fields }),
      ...(this.current !== undefined && { current: this.current }),
    };
  }
}

/** An error that a form shows beside one of its fields. */
export function fieldError(
  field: string,
  code: ErrorCode,
  message: string = ERRORS[code].message,
): AppError {
  return new AppError(code, { message, fields: { [field]: message } });
}
