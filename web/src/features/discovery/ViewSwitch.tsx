import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useDiscovery } from './discovery-context.ts';
import { setView } from './state/changes.ts';
import * as texts from '#messages/discovery';
import * as styles from './discovery.module.css';

/** List or map, where the screen has room for one. */
export function ViewSwitch() {
  const { state, change } = useDiscovery();
  const other = state.view === 'list' ? 'map' : 'list';
  return (
    <Button
      look="solid"
      size="large"
      className={`narrow-only ${styles.pill} ${styles.viewSwitch}`}
      onClick={() => change(setView(other))}
    >
      <Icon name={other} size={18} />
      {other === 'map' ? texts.switchToMap() : texts.switchToList()}
    </Button>
  );
}
