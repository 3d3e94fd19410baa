import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useParam } from './useParam.ts';

/** A dialog that is a parameter of the address, so that the back button closes it and it can be linked to. */
export function useDialogAddress(param: string) {
  const [, navigate] = useLocation();
  const { value, hrefOf } = useParam({
    name: param,
    read: (text): string | null => text,
    write: (text) => text,
  });
  const state = useHistoryState<{ dialog?: string } | null>();
  return {
    /** Null while it is closed. */
    value,
    hrefOf,
    /** The state of a link that opens it: marks its entry of the history. */
    opened: { dialog: param },
    replace: (next: string) => navigate(hrefOf(next), { replace: true, state }),
    close: () => {
      if (state?.dialog === param) window.history.back();
      else navigate(hrefOf(null), { replace: true });
    },
  };
}
