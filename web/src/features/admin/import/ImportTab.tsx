import { Download } from 'lucide-react';
import { usePageState } from '../../../lib/page-data.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { Hint, Row, Sides, Stack } from '../../../ui/Layout.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/Note.tsx';
import { ActivityPanel } from '../activity/ActivityPanel.tsx';
import { ImportPanel } from './ImportPanel.tsx';
import { RecentImports } from './RecentImports.tsx';
import * as texts from '#messages/admin/import';

/** The published cafes to take along. */
function ExportPanel() {
  return (
    <Card title={texts.exportHeading()}>
      <Hint>{texts.exportAbout()}</Hint>
      <Row wrap>
        {(['csv', 'geojson'] as const).map((kind) => (
          <LinkButton key={kind} size="small" plain href={`/api/cafes.${kind}`} download>
            <Download size={16} />
            {texts.exportKinds[kind]()}
          </LinkButton>
        ))}
      </Row>
    </Card>
  );
}

/** Creates a test user. */
function TestUserPanel() {
  const making = useWrite('GET /api/dev/create-test-user', {
    done: ({ message }) => ({ title: texts.testUserDone(), description: message }),
    failed: texts.testUserFailed(),
  });
  return (
    <Card title={texts.testUserHeading()}>
      <Hint>{texts.testUserAbout()}</Hint>
      <Row>
        <Button
          working={making.isPending ? texts.testUserWorking() : null}
          onClick={() => making.mutate(undefined)}
        >
          {texts.testUserAction()}
        </Button>
      </Row>
      {/* The toast goes; the password is needed longer. */}
      {making.data && <Note live="status">{making.data.message}</Note>}
    </Card>
  );
}

/** Import, export, and the activity of admins. */
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
