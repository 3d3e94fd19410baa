import { useLocation } from 'wouter';

/**
 * Goes to an address, unless one is there: a tab that is pressed asks for it twice before anything is drawn, once by the
 * press and once by the focus, and would take two presses of the back button.
 */
export function useNavigateOnce(): (
  href: string,
  options?: { replace?: boolean; state?: unknown },
) => void {
  const [, navigate] = useLocation();
  return (href, options) => {
    const { pathname, search } = window.location;
    if (href !== pathname + search) navigate(href, options);
  };
}
