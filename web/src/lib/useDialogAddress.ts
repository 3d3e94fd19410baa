import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

/** A dialog that stands in the address as a parameter, so that the back button closes it and it can be linked to. */
export function useDialogAddress(param: string) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const state = useHistoryState<{ dialog?: string } | null>();
  const hrefOf = (value: string | null) => {
    const params = new URLSearchParams(search);
    params.delete(param);
    if (value !== null) params.set(param, value);
    return params.size > 0 ? `${path}?${params}` : path;
  };
  return {
    /** Null while it is closed. */
    value: new URLSearchParams(search).get(param),
    hrefOf,
    /** The state of a link that opens it: marks its entry of the history. */
    opened: { dialog: param },
    replace: (value: string) => navigate(hrefOf(value), { replace: true, state }),
    close: () => {
      if (state?.dialog === param) window.history.back();
      else navigate(hrefOf(null), { replace: true });
    },
  };
}
