import { ActivityPanel } from '../activity/ActivityPanel.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import './import.css';
import { ImportPanel } from './ImportPanel.tsx';
import { RecentImports } from './RecentImports.tsx';
import { TestUserPanel } from './TestUserPanel.tsx';
import type { useImport } from './useImport.ts';

/** Cafes in and out, and what admins did. */
export function ImportTab({ importing }: { importing: ReturnType<typeof useImport> }) {
  return (
    <div className="import-tab">
      <div className="import-column">
        <ImportPanel importing={importing} />
        <ActivityPanel />
      </div>
      <div className="import-column">
        <RecentImports importing={importing} />
        <ExportPanel />
        <TestUserPanel />
      </div>
    </div>
  );
}
