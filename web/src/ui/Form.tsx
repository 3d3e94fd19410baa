import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { Button } from './Button.tsx';
import { Stack, type Placed } from './Layout.tsx';
import * as styles from './input.module.css';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'>, Pick<Placed, 'gap'> {
  /** Not called while it works. */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => unknown;
  /** The text of the submit button; without it there is no button. */
  submit?: string | false;
  /** Shown while it works. */
  working?: string | false | null | undefined;
  /** Whether it is a screen's main form: its button is large, and as wide as the form. */
  isMain?: boolean;
  /** For password managers: whose password it takes, where none of its fields does. */
  username?: string;
  /** Other actions, below the button. */
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
  /** Whether it has the icon of a field's error. */
  hasIcon?: boolean;
}

/** An error of no single field; nothing without a text. */
export function FormError({ text, hasIcon }: FormErrorProps) {
  if (!text) return null;
  return (
    <p className={styles.error} role="alert">
      {hasIcon && <CircleAlert size={16} />}
      {text}
    </p>
  );
}
