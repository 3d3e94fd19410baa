import { errorText } from './api.ts';
import * as texts from '#messages/lib';
import { toast, type ToastMessage } from './toast.ts';

type Message = Omit<ToastMessage, 'id'>;
type Success = Omit<Message, 'tone'> & Partial<Pick<Message, 'tone'>>;
type Failure = Partial<Message>;

/**
 * The outcomes of a write, and the toast of each: a title, or more than that; of a function what it returns, if anything. It runs
 * also once the screen is left, so what has to happen in any case belongs here.
 */
export interface WriteOutcome<Answer, Input> {
  done?: string | Success | ((answer: Answer, input: Input) => string | Success | void);
  /** The title over the reason; null where the screen itself shows the reason, as long as it is there. */
  failed?: string | Failure | null | ((error: Error, input: Input) => string | Failure | void);
}

const asMessage = <Said>(said: string | Said) =>
  typeof said === 'string' ? { title: said } : said;

export function toastDone<A, I>({ done }: WriteOutcome<A, I>, answer: A, input: I): void {
  const said = typeof done === 'function' ? done(answer, input) : done;
  if (said) toast({ tone: 'success', ...asMessage(said) });
}

export function toastFailed<A, I>(
  { failed = {} }: WriteOutcome<A, I>,
  error: Error,
  input: I,
): void {
  const said = typeof failed === 'function' ? failed(error, input) : failed;
  if (!said) return;
  const usual = { tone: 'error', title: texts.failed(), description: errorText(error) } as const;
  toast({ ...usual, ...asMessage(said) });
}
