import { errorText } from '../../../lib/api.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { toast } from '../../../ui/toast-store.ts';
import { WorkingButton } from '../../../ui/WorkingButton.tsx';
import { testUserTexts } from './texts.tsx';
import * as buttonStyles from '../../../ui/button.module.css';
import * as panelStyles from '../../../ui/panel.module.css';
import * as styles from './import-tab.module.css';

/** Makes somebody to try things with. */
export function TestUserPanel() {
  const making = useWrite('GET /api/dev/create-test-user', {
    onSuccess: ({ message }) =>
      toast({ tone: 'success', title: testUserTexts.done, description: message }),
    onError: (error) =>
      toast({ tone: 'error', title: testUserTexts.failed, description: errorText(error) }),
  });
  return (
    <section className={`${panelStyles.panel} ${styles.recent}`}>
      <h2>{testUserTexts.heading}</h2>
      <p className="t-small">{testUserTexts.about}</p>
      <WorkingButton
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.line}`}
        working={making.isPending ? testUserTexts.working : null}
        onClick={() => making.mutate(undefined)}
      >
        {testUserTexts.action}
      </WorkingButton>
      {/* The toast goes; the password is needed longer. */}
      {making.data && <output className={styles.message}>{making.data.message}</output>}
    </section>
  );
}
