import { useEffect, useEffectEvent } from 'react';
import { useWrite } from '../../lib/useWrite.ts';

/**
 * Has the server check a reset link as soon as its screen shows.
 * @param token of the link; null where the cookie holds it
 */
export function useResetLinkCheck(token: string | null, onSuccess?: () => void) {
  const { mutate, data, error } = useWrite('POST /api/verify-reset-token', {
    // Where effects run twice, both calls are sent: the first one's answer is not listened to.
    scope: 'reset link',
    failed: null,
  });
  const check = useEffectEvent((body: { token?: string }) =>
    // Told to this call alone: not after the screen is left, nor twice where effects run twice.
    mutate({ body }, onSuccess && { onSuccess }),
  );
  useEffect(() => check(token === null ? {} : { token }), [token]);
  return { data, error };
}
