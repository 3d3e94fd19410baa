import type { Cafe } from '@cortado/contract';
import { OpenLine } from '../../../ui/OpenLine.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { askedTime } from '../state/open-at.ts';

/** Whether a cafe is open at the time that the filter asks for, or now. */
export function AskedOpenLine({ cafe }: { cafe: Cafe }) {
  const { openAt } = useDiscovery().state;
  return (
    <OpenLine
      cafe={cafe}
      askedAt={openAt ? (now) => askedTime(openAt, now, cafe.hours) : undefined}
    />
  );
}
