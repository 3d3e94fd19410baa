import { Mail } from 'lucide-react';
import type { User } from '@cortado/contract';
import { useWrite } from '../../lib/useWrite.ts';
import { Note } from '../../ui/Note.tsx';
import { Button } from '../../ui/Button.tsx';
import * as texts from '#messages/profile';

/** Reminds a member, quietly, of the link that confirms their address. */
export function ConfirmReminder({ viewer }: { viewer: User }) {
  const sending = useWrite('POST /api/user/confirmation', {
    done: ({ message }) => ({ title: texts.reminderSent(), description: message }),
  });
  if (viewer.isEmailConfirmed) return null;
  return (
    <Note
      icon={Mail}
      actions={
        <Button
          size="small"
          working={sending.isPending ? texts.reminderSending() : null}
          onClick={() => sending.mutate(undefined)}
        >
          {texts.reminderSend()}
        </Button>
      }
    >
      {texts.reminder()}
    </Note>
  );
}
