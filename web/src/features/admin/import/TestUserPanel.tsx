import { useWrite } from '../../../lib/useWrite.ts';
import { Note } from '../../../ui/Note.tsx';
import { Button } from '../../../ui/Button.tsx';
import * as texts from './texts.tsx';
import * as panelStyles from '../../../ui/panel.module.css';
import * as styles from './import-tab.module.css';

/** Makes somebody to try things with. */
export function TestUserPanel() {
  const making = useWrite('GET /api/dev/create-test-user', {
    done: ({ message }) => ({ title: texts.testUserDone, description: message }),
    failed: texts.testUserFailed,
  });
  return (
    <section className={`${panelStyles.panel} ${styles.recent}`}>
      <h2>{texts.testUserHeading}</h2>
      <p className="t-small">{texts.testUserAbout}</p>
      <Button
        working={making.isPending ? texts.testUserWorking : null}
        onClick={() => making.mutate(undefined)}
      >
        {texts.testUserAction}
      </Button>
      {/* The toast goes; the password is needed longer. */}
      {making.data && <Note live="status">{making.data.message}</Note>}
    </section>
  );
}
