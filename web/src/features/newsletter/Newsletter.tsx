import { useRef, useState } from 'react';
import { ApiError, call, errorText } from '../../lib/api.ts';
import { usePageState } from '../../lib/page-data.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as uiTexts from '../../ui/texts.tsx';
import * as texts from './texts.ts';
import * as inputStyles from '../../ui/input.module.css';
import * as styles from './newsletter.module.css';

/** The newsletter field: what was typed stays until it is taken. */
export function Newsletter() {
  const { unsent } = usePageState();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const subscribe = async (email: string) => {
    setPending(true);
    setError(null);
    try {
      const { message } = await call('POST /api/newsletter', { body: { email } });
      if (input.current) input.current.value = '';
      toast({ tone: 'success', title: texts.subscribed, description: message });
    } catch (cause) {
      if (cause instanceof ApiError && cause.fields['email']) {
        setError(cause.fields['email']);
        input.current?.focus();
      } else {
        toast({ tone: 'error', title: uiTexts.toastError, description: errorText(cause) });
      }
    } finally {
      setPending(false);
    }
  };

  return (
    <form
      className={styles.newsletter}
      method="post"
      action="/newsletter"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) void subscribe(input.current?.value ?? '');
      }}
    >
      <h2 id="newsletter-heading">{texts.heading}</h2>
      <label htmlFor="newsletter-email">{texts.field}</label>
      <div className={styles.row}>
        <input
          ref={input}
          id="newsletter-email"
          className={inputStyles.input}
          type="email"
          name="email"
          autoComplete="email"
          defaultValue={unsent?.['email']}
          placeholder={texts.placeholder}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : 'newsletter-error'}
        />
        <Button type="submit" look="solid" aria-disabled={pending || undefined}>
          {pending ? texts.subscribing : texts.subscribe}
        </Button>
      </div>
      {error !== null && (
        <p className={inputStyles.error} id="newsletter-error">
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </form>
  );
}
