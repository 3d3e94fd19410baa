import { usePlaceSources } from './usePlaceSources.ts';
import type { ImportRequest } from './import-state.ts';
import * as texts from './texts.tsx';
import * as styles from './import-tab.module.css';

/** Says that there was nothing to import, and why that may be. */
export function NothingFound({ request }: { request: ImportRequest }) {
  const sources = usePlaceSources();
  if ('file' in request) {
    return <output className={styles.message}>{texts.nothingInFile}</output>;
  }
  const source = sources.find(({ name }) => name === request.source) ?? sources[0];
  return (
    <output className={styles.message}>
      {texts.nothingInPlace(<bdi>{request.location}</bdi>)}{' '}
      {source?.name === 'bundled' && texts.nothingBundled}
    </output>
  );
}
