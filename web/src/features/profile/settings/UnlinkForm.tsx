import type { User } from '@cortado/contract';
import { useQueryClient } from '@tanstack/react-query';
import { AlertDialog } from 'radix-ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { apiKey } from '../../../lib/api-query.ts';
import { errorText } from '../../../lib/api.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { toast } from '../../../ui/toast-store.ts';
import * as texts from './texts.ts';
import * as dialogStyles from '../../../ui/dialog.module.css';
import * as styles from './settings.module.css';

/** Inside the dialog: asks for the password; a failure stays in it. */
export function UnlinkForm({ provider }: { provider: string }) {
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (text: string) => {
    setProblem(text);
    input.current?.focus();
  };
  const unlinking = useWrite('POST /api/oauth/unlink', {
    onSuccess() {
      toast({
        tone: 'success',
        title: texts.unlinked(provider),
        description: texts.unlinkedAbout,
      });
      queries.setQueryData<User>(
        apiKey('GET /api/user'),
        (user) => user && { ...user, providerId: null, linkedAt: null },
      );
    },
    onError: (error) => fail(errorText(error)),
  });
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (unlinking.isPending) return;
    if (password === '') return fail(texts.unlinkWithoutPassword);
    setProblem(null);
    unlinking.mutate({ body: { password } });
  };
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <PasswordField
        ref={input}
        label={texts.password}
        autoComplete="current-password"
        value={password}
        error={problem ?? undefined}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className={dialogStyles.end}>
        <AlertDialog.Cancel className={buttonClass()} disabled={unlinking.isPending}>
          {texts.cancel}
        </AlertDialog.Cancel>
        <Button type="submit" look="solid" working={unlinking.isPending ? texts.unlinking : null}>
          {texts.unlink(provider)}
        </Button>
      </div>
    </form>
  );
}
