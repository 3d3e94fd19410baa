import type { User } from '@cortado/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { apiKey } from '../../../lib/api-query.ts';
import { errorText } from '../../../lib/api.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import * as texts from '#messages/profile/settings';

interface UnlinkFormProps {
  provider: string;
  onClose: () => void;
}

/** A dialog that asks for the password; a failure stays in it. */
export function UnlinkForm({ provider, onClose }: UnlinkFormProps) {
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (text: string) => {
    setProblem(text);
    input.current?.focus();
  };
  const unlinking = useWrite('POST /api/oauth/unlink', {
    done() {
      queries.setQueryData<User>(
        apiKey('GET /api/user'),
        (user) => user && { ...user, providerId: null, linkedAt: null },
      );
      return { title: texts.unlinked({ provider }), description: texts.unlinkedAbout() };
    },
    failed: (error) => fail(errorText(error)),
  });
  const onSubmit = () => {
    if (password === '') return fail(texts.unlinkWithoutPassword());
    setProblem(null);
    unlinking.mutate({ body: { password } });
  };
  return (
    <FormDialog
      kind="alert"
      title={texts.unlinkQuestion({ provider })}
      about={texts.unlinkAbout()}
      onClose={onClose}
      onOpened={() => input.current?.focus()}
      onSubmit={onSubmit}
      submit={texts.unlink({ provider })}
      isFinal={unlinking.isPending}
      working={unlinking.isPending ? texts.unlinking() : null}
    >
      <PasswordField
        ref={input}
        label={texts.password()}
        autoComplete="current-password"
        value={password}
        error={problem ?? undefined}
        onChange={({ target }) => setPassword(target.value)}
      />
    </FormDialog>
  );
}
