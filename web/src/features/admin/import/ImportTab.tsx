import { usePageState } from '../../../lib/page-data.ts';
import { Sides, Stack } from '../../../ui/Layout.tsx';
import { ActivityPanel } from '../activity/ActivityPanel.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import { ImportPanel } from './ImportPanel.tsx';
import { RecentImports } from './RecentImports.tsx';
import { TestUserPanel } from './TestUserPanel.tsx';

/** Cafes in and out, and what admins did. */
export function ImportTab() {
  const { devTools } = usePageState();
  return (
    <Sides>
      <Stack gap={20}>
        <ImportPanel />
        <ActivityPanel />
      </Stack>
      <Stack gap={20}>
        <RecentImports />
        <ExportPanel />
        {devTools && <TestUserPanel />}
      </Stack>
    </Sides>
  );
}
