import type { ReportReason } from '@cortado/contract';
import { REPORT_REASONS } from '@cortado/contract/upkeep-vocabulary';
import { useDialogAddress } from '../../../lib/useDialogAddress.ts';

/** The dialog 'Something wrong?' as it stands in the address: `report=hours` begins with the hours, `report=` with the reasons. */
export function useReportAddress() {
  const { value, hrefOf, opened, replace, close } = useDialogAddress('report');
  return {
    isOpen: value !== null,
    /** Null while it is to be chosen. */
    reason: REPORT_REASONS.find((one) => one === value) ?? null,
    /** Opens it. */
    href: hrefOf(''),
    opened,
    setReason: (reason: ReportReason | null) => replace(reason ?? ''),
    close,
  };
}
