import { useLocation } from 'wouter';

/**
 * Goes to an address, unless one is there: a pressed tab requests it twice before the next render, once by the
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
