import { usePlaceSources } from '../usePlaces.ts';
import type { Asked } from './useImport.ts';
import * as styles from './import-tab.module.css';

/** Says that there was nothing to import, and why that may be. */
export function NothingFound({ asked }: { asked: Asked }) {
  const sources = usePlaceSources();
  if ('content' in asked) {
    return <output className={styles.message}>There are no cafes in this file.</output>;
  }
  const source = sources.find(({ name }) => name === asked.source) ?? sources[0];
  return (
    <output className={styles.message}>
      This source has no cafes in <bdi>{asked.location}</bdi>.
      {source?.name === 'bundled' && ' The bundled list knows Boston and its neighbours.'}
    </output>
  );
}
