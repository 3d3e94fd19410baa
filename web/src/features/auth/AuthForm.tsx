import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';

interface AuthFormProps {
  onSubmit: (event: SyntheticEvent) => unknown;
  /** What the button says that sends it. */
  action: string;
  /** Shown while it is sent. */
  working: string | null;
  children: ReactNode;
  /** Other ways on, below the button. */
  others?: ReactNode;
}

/** A form of signing in. Sent before the page is awake, nothing of it stands in the address. */
export function AuthForm({ onSubmit, action, working, children, others }: AuthFormProps) {
  return (
    <Stack as="form" gap={16} method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      {children}
      <Button type="submit" look="solid" size="large" block working={working}>
        {action}
      </Button>
      {others}
    </Stack>
  );
}
