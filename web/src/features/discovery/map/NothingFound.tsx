import { useDiscovery } from '../discovery-context.ts';
import { quoted } from '../../../lib/format.ts';
import { formatList } from '../../../lib/intl.ts';
import { nobodyTold } from '#messages/discovery/list';
import { unrecordedFilters } from '../state/unrecorded.ts';
import * as texts from '#messages/discovery/map';
import * as styles from './map-pane.module.css';

/** Over a map without cafes; where nobody has recorded what is asked for, it says so, as the list does. */
export function NothingFound() {
  const { state, categories, facets } = useDiscovery();
  const unrecorded = unrecordedFilters(state, categories, facets?.unrecorded);
  return (
    <div className={styles.message} aria-live="polite">
      <h2>{texts.emptyHeading()}</h2>
      {unrecorded.length > 0 && (
        <p>{nobodyTold({ labels: formatList(unrecorded.map(quoted)) })}.</p>
      )}
      <p>{texts.empty()}</p>
    </div>
  );
}
