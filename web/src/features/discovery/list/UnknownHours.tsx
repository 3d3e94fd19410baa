import { Icon } from '../../../ui/Icon.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { setUnknownHours } from '../state/changes.ts';
import * as texts from '#messages/discovery/list';
import * as styles from './list-head.module.css';

/** How many cafes may be open besides, and whether they are shown. */
export function UnknownHours() {
  const { state, facets, change } = useDiscovery();
  const count = facets?.unknownHours ?? 0;
  if (count === 0) return null;
  const { unknownHours } = state;
  return (
    <p className={styles.unknown}>
      <Icon name="clock" />
      {unknownHours ? texts.shownUnknown({ count }) : texts.moreUnknown({ count })}
      <button
        type="button"
        className={styles.more}
        onClick={() => change(setUnknownHours(!unknownHours))}
      >
        {unknownHours ? texts.hideUnknown() : texts.showUnknown()}
      </button>
    </p>
  );
}
