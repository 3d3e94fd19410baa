import type { Understood } from '@cortado/contract';
import { useDiscovery } from '../discovery-context.ts';
import { searchExactly } from '../state/changes.ts';
import * as texts from './texts.tsx';
import * as styles from './list-head.module.css';

/** Under the filters: that some of them were read from what is typed, what was left out, and the way back. */
export function ReadFromWords({ understood }: { understood: Understood }) {
  const { changeAddress, listRef } = useDiscovery();
  return (
    <p className={styles.words}>
      {texts.readFromWords(understood)}{' '}
      <button
        type="button"
        className={styles.more}
        onClick={() => {
          changeAddress(searchExactly);
          listRef.current?.focus({ preventScroll: true });
        }}
      >
        {texts.searchExactly}
      </button>
    </p>
  );
}
