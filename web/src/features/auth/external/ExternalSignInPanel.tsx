import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { WorkingButton } from '../../../ui/WorkingButton.tsx';
import { useExternalSignIn } from './useExternalSignIn.ts';

interface ExternalSignInPanelProps {
  /** The provider's name. */
  label: string;
  verb: 'Sign in' | 'Sign up';
}

/** The other way in, and what goes wrong on it. */
export function ExternalSignInPanel({ label, verb }: ExternalSignInPanelProps) {
  const { isPending, problem, linking, begin, link } = useExternalSignIn();
  const [password, setPassword] = useState('');
  return (
    <div className="auth-external">
      <p className="auth-or">or</p>
      {/* It stays pressable while the window is open, for people who lost sight of it. */}
      <button
        type="button"
        className="btn btn-line btn-lg btn-block"
        aria-busy={isPending}
        onClick={begin}
      >
        {isPending && <span className="spin" aria-hidden="true" />}
        {isPending ? 'Connecting...' : `${verb} with ${label}`}
      </button>
      {problem !== null && (
        <p className="field-error" role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          {problem}
        </p>
      )}
      {linking !== null && (
        <form
          className="auth-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPending) link(password);
          }}
        >
          <PasswordField
            label="Password of your account"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          <WorkingButton
            className="btn btn-solid btn-lg"
            working={isPending ? 'Connecting...' : null}
          >
            Link the account
          </WorkingButton>
        </form>
      )}
    </div>
  );
}
