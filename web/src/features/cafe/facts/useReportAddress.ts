import type { ReportReason } from '@cortado/contract';
import { REPORT_REASONS } from '@cortado/contract/upkeep-vocabulary';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

const PARAM = 'report';
/** Marks the entry of the history on which the dialog was opened. */
const OPENED = { reportOpened: true };

/** The dialog 'Something wrong?' as it stands in the address: `report=hours` begins with the hours, `report=` with the reasons. */
export function useReportAddress() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const state = useHistoryState<Partial<typeof OPENED> | null>();
  const asked = new URLSearchParams(search).get(PARAM);
  const hrefOf = (reason: ReportReason | '' | null) => {
    const params = new URLSearchParams(search);
    params.delete(PARAM);
    if (reason !== null) params.set(PARAM, reason);
    return params.size > 0 ? `${path}?${params}` : path;
  };
  return {
    isOpen: asked !== null,
    /** Null while it is to be chosen. */
    reason: REPORT_REASONS.find((one) => one === asked) ?? null,
    /** Opens it. */
    href: hrefOf(''),
    opened: OPENED,
    setReason: (reason: ReportReason | null) =>
      navigate(hrefOf(reason ?? ''), { replace: true, state }),
    close: () => {
      if (state?.reportOpened) window.history.back();
      else navigate(hrefOf(null), { replace: true });
    },
  };
}
