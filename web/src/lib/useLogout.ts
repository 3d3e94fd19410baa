import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { toast } from '../ui/toast-store.ts';
import { apiSend, errorText } from './api.ts';
import { useViewerChange } from './session.ts';

/** Signs out, says so, and leaves what only members see. */
export function useLogout(): { logOut: () => void; isPending: boolean } {
  const changeViewer = useViewerChange();
  const [path, navigate] = useLocation();
  const { mutate, isPending } = useMutation({
    mutationFn: () => apiSend('POST', '/api/logout'),
    onSuccess: () => {
      if (/^\/(profile|admin)/.test(path)) navigate('/');
      changeViewer(null);
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
      if (!isPending) mutate();
    },
    isPending,
  };
}
