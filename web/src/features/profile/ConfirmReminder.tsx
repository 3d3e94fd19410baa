import type { User } from '@cortado/contract';
import { errorText } from '../../lib/api.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { toast } from '../../ui/toast-store.ts';
import { WorkingButton } from '../../ui/WorkingButton.tsx';
import * as buttonStyles from '../../ui/button.module.css';
import * as styles from './confirm-reminder.module.css';

/** Reminds a member, quietly, of the link that confirms their address. */
export function ConfirmReminder({ viewer }: { viewer: User }) {
  const sending = useWrite('POST /api/user/confirmation', {
    onSuccess: ({ message }) =>
      toast({ tone: 'success', title: 'Link sent', description: message }),
    onError: (error) => toast({ tone: 'error', title: 'Error', description: errorText(error) }),
  });
  if (viewer.isEmailConfirmed) return null;
  return (
    <div className={styles.reminder}>
      <p>Your email address is not confirmed yet. Please open the link that we have mailed you.</p>
      <WorkingButton
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.small}`}
        working={sending.isPending ? 'Sending...' : null}
        onClick={() => sending.mutate(undefined)}
      >
        Send the link again
      </WorkingButton>
    </div>
  );
}
