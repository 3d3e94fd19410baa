import type { Cafe } from '@cortado/contract';
import type { OpenAt } from '@cortado/contract/open-at';
import { openStateAt } from '../../../lib/open-state.ts';
import { localTime, openState } from '../../../lib/open-state.ts';
import { OpenLine } from '../../../ui/OpenLine.tsx';
import { askedTime } from '../state/asked-time.ts';

/** Whether a cafe is open at a time that is asked for. */
export function OpenLineAt({ cafe, openAt }: { cafe: Cafe; openAt: OpenAt }) {
  return (
    <OpenLine
      cafe={cafe}
      stateOf={(hours, now) => {
        const asked = askedTime(openAt, localTime(now, cafe.timeZone), cafe.hours);
        return asked === null ? openState(hours, now) : openStateAt(hours, asked);
      }}
    />
  );
}
