import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import * as texts from '#messages/auth/external';
import { useExternalSignIn } from './useExternalSignIn.ts';
import * as inputStyles from '../../../ui/input.module.css';
import * as spinnerStyles from '../../../ui/spinner.module.css';
import * as styles from '../auth.module.css';

interface ExternalSignInPanelProps {
  /** What the button says. */
  label: string;
  /** The provider has confirmed who it is, and one more step is to follow. */
  onSecondStep: () => void;
}

/** The other way in, and what goes wrong on it. */
export function ExternalSignInPanel({ label, onSecondStep }: ExternalSignInPanelProps) {
  const { isPending, problem, linking, begin, link, continueSeparately } =
    useExternalSignIn(onSecondStep);
  const [password, setPassword] = useState('');
  return (
    <Stack gap={16}>
      <Row as="p" gap={12} className={styles.or}>
        {texts.or()}
      </Row>
      {/* It stays pressable while the window is open, for people who lost sight of it. */}
      <Button size="large" block aria-busy={isPending} onClick={begin}>
        {isPending && <span className={spinnerStyles.spinner} aria-hidden="true" />}
        {isPending ? texts.working() : label}
      </Button>
      {problem !== null && (
        <p className={inputStyles.error} role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          {problem}
        </p>
      )}
      {linking !== null && (
        <Stack
          as="form"
          gap={16}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPending) link(password);
          }}
        >
          <PasswordField
            label={texts.password()}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          <Button
            type="submit"
            look="solid"
            size="large"
            block
            working={isPending ? texts.working() : null}
          >
            {texts.link()}
          </Button>
          {linking.isUnconfirmed && (
            <Button size="large" block onClick={() => !isPending && continueSeparately()}>
              {texts.continueSeparately()}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}
