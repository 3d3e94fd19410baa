import { usePageState } from '../../../lib/page-data.ts';
import { ActivityPanel } from '../activity/ActivityPanel.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import { ImportPanel } from './ImportPanel.tsx';
import { RecentImports } from './RecentImports.tsx';
import { TestUserPanel } from './TestUserPanel.tsx';
import type { useImport } from './useImport.ts';
import * as styles from './import-tab.module.css';

/** Cafes in and out, and what admins did. */
export function ImportTab({ importing }: { importing: ReturnType<typeof useImport> }) {
  const { devTools } = usePageState();
  return (
    <div className={styles.importTab}>
      <div className={styles.column}>
        <ImportPanel importing={importing} />
        <ActivityPanel />
      </div>
      <div className={styles.column}>
        <RecentImports importing={importing} />
        <ExportPanel />
        {devTools && <TestUserPanel />}
      </div>
    </div>
  );
}
