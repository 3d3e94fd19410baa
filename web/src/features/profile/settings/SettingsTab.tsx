import type { User } from '@cortado/contract';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';
import { LinkedProvider } from './LinkedProvider.tsx';
import { MySessions } from './MySessions.tsx';
import { TwoStep } from './two-step/TwoStep.tsx';
import * as styles from './settings.module.css';

export function SettingsTab({ viewer }: { viewer: User }) {
  return (
    <div className={styles.settings}>
      {viewer.hasPassword && <ChangePassword username={viewer.username} />}
      {viewer.providerId !== null && <LinkedProvider viewer={viewer} />}
      <TwoStep viewer={viewer} />
      <MySessions viewerId={viewer.id} />
      <DownloadData />
      <DeleteAccount viewer={viewer} />
    </div>
  );
}
