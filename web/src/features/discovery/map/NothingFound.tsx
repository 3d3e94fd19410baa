import { useDiscovery } from '../discovery-context.ts';
import { quoted } from '../../../lib/format.ts';
import { formatList } from '../../../lib/intl.ts';
import { Text } from '../../../ui/Text.tsx';
import { nobodyTold } from '#messages/discovery/list';
import { unrecordedFilters } from '../state/unrecorded.ts';
import * as texts from '#messages/discovery/map';
import { MapMessage } from './MapMessage.tsx';

/** Over a map without cafes; where nobody has recorded what is asked for, it says so, as the list does. */
export function NothingFound() {
  const { state, categories, facets } = useDiscovery();
  const unrecorded = unrecordedFilters(state, categories, facets?.unrecorded);
  return (
    <MapMessage aria-live="polite" title={texts.emptyHeading()}>
      {unrecorded.length > 0 && (
        <Text tone="soft">{nobodyTold({ labels: formatList(unrecorded.map(quoted)) })}.</Text>
      )}
      <Text tone="soft">{texts.empty()}</Text>
    </MapMessage>
  );
}
