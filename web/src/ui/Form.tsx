import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { Button } from './Button.tsx';
import { Stack, type Placed } from './Layout.tsx';
import * as styles from './input.module.css';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'>, Pick<Placed, 'gap'> {
  /** Not called while it works. */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => unknown;
  /** What the button that submits says; without it there is none. */
  submit?: string | false;
  /** Shown while it works. */
  working?: string | false | null | undefined;
  /** Whether it is what a screen is for: its button is large, and as wide as it. */
  isMain?: boolean;
  /** For password managers: whose password it takes, where none of its fields does. */
  username?: string;
  /** Other ways on, below the button. */
  others?: ReactNode;
}

/** A form in a screen. Sent before hydration, none of it appears in the address. */
export function Form(props: FormProps) {
  const { onSubmit, submit, working, ...rest } = props;
  const { isMain, username, others, gap = 16, children, ...form } = rest;
  return (
    <Stack
      as="form"
      gap={gap}
      method="post"
      noValidate
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!working) void onSubmit(event);
      }}
    >
      {username !== undefined && (
        <input name="username" autoComplete="username" value={username} readOnly hidden />
      )}
      {children}
      {submit && (
        <Button
          type="submit"
          look="solid"
          working={working}
          {...(isMain && { size: 'large', block: true })}
        >
          {submit}
        </Button>
      )}
      {others}
    </Stack>
  );
}

interface FormErrorProps {
  text: string | null | undefined;
  /** Whether it has the sign of a field's. */
  hasIcon?: boolean;
}

/** Says what is wrong where that is no single field's fault; nothing without a text. */
export function FormError({ text, hasIcon }: FormErrorProps) {
  if (!text) return null;
  return (
    <p className={styles.error} role="alert">
      {hasIcon && <CircleAlert size={16} />}
      {text}
    </p>
  );
}
