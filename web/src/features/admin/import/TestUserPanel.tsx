import { useWrite } from '../../../lib/useWrite.ts';
import { Note } from '../../../ui/Note.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import * as texts from '#messages/admin/import';

/** Makes somebody to try things with. */
export function TestUserPanel() {
  const making = useWrite('GET /api/dev/create-test-user', {
    done: ({ message }) => ({ title: texts.testUserDone(), description: message }),
    failed: texts.testUserFailed(),
  });
  return (
    <Card title={texts.testUserHeading()}>
      <Text size="small" tone="soft">
        {texts.testUserAbout()}
      </Text>
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
