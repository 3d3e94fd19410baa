import type { User } from '@cortado/contract';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { LinkedProvider } from './LinkedProvider.tsx';
import { MySessions } from './MySessions.tsx';
import * as buttonStyles from '../../../ui/button.module.css';
import * as panelStyles from '../../../ui/panel.module.css';
import * as styles from './settings.module.css';

export function SettingsTab({ viewer }: { viewer: User }) {
  return (
    <div className={styles.settings}>
      {viewer.hasPassword && <ChangePassword username={viewer.username} />}
      {viewer.providerId !== null && <LinkedProvider viewer={viewer} />}
      <MySessions viewerId={viewer.id} />
      <section className={panelStyles.panel}>
        <h2>Your data</h2>
        <p>
          Everything we keep about you, as a file: your account, favorites, ratings and filters.
        </p>
        <a
          className={`${buttonStyles.button} ${buttonStyles.line}`}
          href="/api/user/export"
          download="cortado-my-data.json"
        >
          Download my data
        </a>
      </section>
      <DeleteAccount viewer={viewer} />
    </div>
  );
}
