import type { ViewMode } from '../../lib/search-params.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/button.module.css';
import * as styles from './discovery.module.css';

interface ViewSwitchProps {
  view: ViewMode;
  onView: (view: ViewMode) => void;
}

/** List or map, where the screen has room for one. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const other = view === 'list' ? 'map' : 'list';
  return (
    <button
      type="button"
      className={`${buttonStyles.button} ${buttonStyles.solid} ${styles.viewSwitch}`}
      onClick={() => onView(other)}
    >
      <Icon name={other} size={18} />
      Switch to {other === 'map' ? 'Map' : 'List'} View
    </button>
  );
}
