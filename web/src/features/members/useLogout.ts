import { useLocation } from 'wouter';
import { toast } from '../../ui/toast-store.ts';
import { errorText } from '../../lib/api.ts';
import { useSetSession } from '../../lib/session.ts';
import { useWrite } from '../../lib/useWrite.ts';

/** Signs out, says so, and leaves what only members see. */
export function useLogout(): { logOut: () => void; isPending: boolean } {
  const setSession = useSetSession();
  const [path, navigate] = useLocation();
  const { mutate, isPending } = useWrite('POST /api/logout', {
    onSuccess: () => {
      if (/^\/(profile|admin)/.test(path)) navigate('/');
      setSession(null);
      toast({
        tone: 'success',
        title: 'Logged out',
        description: 'You have been successfully logged out.',
      });
    },
    onError: (error) =>
      toast({ tone: 'error', title: 'Logout failed', description: errorText(error) }),
  });
  return {
    logOut: () => {
      if (!isPending) mutate(undefined);
    },
    isPending,
  };
}
