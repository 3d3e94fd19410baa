import { usePageState } from '../../../lib/page-data.ts';
import { ActivityPanel } from '../activity/ActivityPanel.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import { ImportPanel } from './ImportPanel.tsx';
import { RecentImports } from './RecentImports.tsx';
import { TestUserPanel } from './TestUserPanel.tsx';
import * as styles from './import-tab.module.css';

/** Cafes in and out, and what admins did. */
export function ImportTab() {
  const { devTools } = usePageState();
  return (
    <div className={styles.importTab}>
      <div className={styles.column}>
        <ImportPanel />
        <ActivityPanel />
      </div>
      <div className={styles.column}>
        <RecentImports />
        <ExportPanel />
        {devTools && <TestUserPanel />}
      </div>
    </div>
  );
}
