import type { TwoStepConfirmation, User } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { Check, KeyRound } from 'lucide-react';
import { useEffect, useRef, useState, type ChangeEvent, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, apiQuery, call, codeOf, fieldText } from '../../../../lib/api.ts';
import { failureText } from '../../../../lib/failure-text.ts';
import { usePageState } from '../../../../lib/page-data.ts';
import { useAction } from '../../../../lib/useWrite.ts';
import { Button } from '../../../../ui/Button.tsx';
import { PasswordField } from '../../../../ui/PasswordField.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import * as settingsTexts from '#messages/profile/settings';
import * as texts from '#messages/profile/settings/two-step';
import * as fieldStyles from '../../../../ui/field.module.css';
import * as linkStyles from '../../../../ui/link.module.css';

const START = `/api/oauth/start?returnTo=${encodeURIComponent('/profile?tab=settings')}`;

/** The link to a fresh sign-in with the provider, where a change was refused without one. */
export function SignInAgain({ error }: { error: Error | null }) {
  const provider = usePageState().externalSignIn;
  if (!provider || codeOf(error) !== 'SIGN_IN_AGAIN') return null;
  return (
    <p>
      <a className={linkStyles.link} href={START}>
        {settingsTexts.signInAgain({ provider })}
      </a>
    </p>
  );
}

type Passkey = TwoStepConfirmation['passkey'];

async function askToConfirm(): Promise<Passkey> {
  const options = await call('POST /api/user/passkeys/confirmation');
  const { askPasskey } = await import('../../../../lib/passkey.ts');
  return askPasskey(options);
}

/** Replaces the field, and takes its focus. */
function Given() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} className={fieldStyles.hint} data-tone="good" tabIndex={-1}>
      <Check size={18} />
      {settingsTexts.passkeyGiven()}
    </p>
  );
}

type SecondStepFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & {
  label?: string;
  viewer: User;
  /** What a passkey has signed. */
  passkey: Passkey;
  onPasskey: (passkey: Passkey) => void;
};

/** The second step that confirms a change: a code is typed, or a passkey is used in its place. */
export function SecondStepField(props: SecondStepFieldProps) {
  const { viewer, passkey, onPasskey, label = settingsTexts.code(), ...input } = props;
  const { data } = useQuery(apiQuery('GET /api/user/two-step', undefined, viewer.id));
  const asking = useAction(askToConfirm, {
    // Any other error is the browser's: nothing was chosen, or there is no passkey for this site.
    failed: (error) => ({
      description: failureText(error, { silent: settingsTexts.passkeyUnused }),
    }),
    next: onPasskey,
  });
  if (passkey) return <Given />;
  return (
    <>
      <TextField
        label={label}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...input}
      />
      {data && data.passkeys.length > 0 && (
        <Button
          working={asking.isPending ? settingsTexts.passkeyAsking() : null}
          onClick={() => asking.mutate()}
        >
          <KeyRound size={18} />
          {settingsTexts.withPasskey()}
        </Button>
      )}
    </>
  );
}

/** What a passkey has signed for a change: it works once. */
export function useSecondStep(viewer: User) {
  const [passkey, setPasskey] = useState<Passkey>();
  return {
    passkey,
    drop: () => setPasskey(undefined),
    // A wrong password is checked before it.
    onRefused: (error: unknown): void => {
      if (error instanceof ApiError && !fieldText(error, 'password')) setPasskey(undefined);
    },
    /** What its field is given. */
    field: { viewer, passkey, onPasskey: setPasskey },
  };
}

/**
 * What a change is confirmed with: the password, or where there is none, the second step if there is one. `check` sends
 * what is given, or says that it is missing.
 */
export function useConfirmation(viewer: User) {
  const { hasPassword, hasTwoStep } = viewer;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { passkey, drop, field } = useSecondStep(viewer);
  const [problem, setProblem] = useState<string | null>(null);
  const isMissing = (hasPassword || hasTwoStep) && !passkey && typed.trim() === '';
  /** Puts the focus into the field, and drops what a passkey has signed: it works once. */
  const ask = () => {
    flushSync(drop);
    input.current?.focus();
  };
  const fail = (text: string | null) => {
    setProblem(text);
    ask();
  };
  return {
    fail,
    problem,
    check(send: (body: TwoStepConfirmation) => void) {
      if (isMissing)
        return fail(hasPassword ? texts.withoutPassword() : settingsTexts.codeMissing());
      setProblem(null);
      send(hasPassword ? { password: typed } : passkey ? { passkey } : { code: typed });
    },
    input: {
      ref: input,
      value: typed,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
    },
    secondStep: field,
  };
}

type Confirmation = Pick<ReturnType<typeof useConfirmation>, 'input' | 'secondStep' | 'problem'>;

/** The field of `useConfirmation`; nothing where the account has neither a password nor a second step. */
export function ConfirmationField({ input, secondStep, problem }: Confirmation) {
  const { hasPassword, hasTwoStep } = secondStep.viewer;
  const field = { error: problem ?? undefined, ...input };
  if (hasPassword) {
    return (
      <PasswordField label={settingsTexts.password()} autoComplete="current-password" {...field} />
    );
  }
  if (!hasTwoStep) return null;
  return <SecondStepField label={texts.currentCode()} {...field} {...secondStep} />;
}
