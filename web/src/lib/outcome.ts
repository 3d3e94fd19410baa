import { errorText } from './api.ts';
import * as texts from './texts.ts';
import { toast, type ToastMessage } from './toast.ts';

type Message = Omit<ToastMessage, 'id'>;
type Success = Omit<Message, 'tone'> & Partial<Message>;
type Failure = Partial<Message>;

/** What a toast says of a write: a title, or more than that. A function that gives nothing says nothing. */
export interface Outcome<Answer, Input> {
  done?: string | Success | ((answer: Answer, input: Input) => string | Success | void);
  /** The title over the reason; null where the screen itself shows the reason. */
  failed?: string | Failure | null | ((error: Error, input: Input) => string | Failure | void);
}

const asMessage = <Said>(said: string | Said) =>
  typeof said === 'string' ? { title: said } : said;

export function toastDone<A, I>({ done }: Outcome<A, I>, answer: A, input: I): void {
  const said = typeof done === 'function' ? done(answer, input) : done;
  if (said) toast({ tone: 'success', ...asMessage(said) });
}

export function toastFailed<A, I>({ failed = {} }: Outcome<A, I>, error: Error, input: I): void {
  const said = typeof failed === 'function' ? failed(error, input) : failed;
  if (!said) return;
  const usual = { tone: 'error', title: texts.failed, description: errorText(error) } as const;
  toast({ ...usual, ...asMessage(said) });
}
