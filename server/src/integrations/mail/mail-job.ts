import { inSpan } from '../../core/request-scope.ts';
import type { JobHandler } from '../../database/jobs/job-handler.ts';
import type { Mail, Transport } from './mail.ts';

/** Longer than a delivery can take. */
const LEASE_MS = 5 * 60_000;

interface SmtpError {
  code?: string;
  responseCode?: number;
}

/** Whether the server has refused this mail permanently, as opposed to all mail or temporarily. */
function isRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpError;
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** Sends mails, some at once. */
export const mailJob = (transport: Transport): JobHandler => ({
  atOnce: 5,
  leaseMs: LEASE_MS,
  isFinal: isRefused,
  run: ({ payload }) =>
    inSpan('deliver mail', {}, () => transport.deliver(payload as unknown as Mail)),
});
