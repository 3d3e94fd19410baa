import { useRef } from 'react';
import { fieldText } from '../../lib/api.ts';
import { usePageState } from '../../lib/page-data.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Heading } from '../../ui/Layout.tsx';
import * as texts from '#messages/newsletter';
import * as inputStyles from '../../ui/input.module.css';
import * as styles from './newsletter.module.css';

/** The newsletter field: what was typed stays until it is accepted. */
export function Newsletter() {
  const { unsent } = usePageState();
  const input = useRef<HTMLInputElement>(null);
  const subscribing = useWrite('POST /api/newsletter', {
    done: ({ message }) => ({ title: texts.subscribed(), description: message }),
    failed: (cause) => (fieldText(cause, 'email') ? input.current?.focus() : {}),
    next() {
      if (input.current) input.current.value = '';
    },
  });
  const error = fieldText(subscribing.error, 'email');
  return (
    <form
      className={styles.newsletter}
      method="post"
      action="/newsletter"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        subscribing.mutate({ body: { email: input.current?.value ?? '' } });
      }}
    >
      <Heading size="ui" weight="strong" id="newsletter-heading">
        {texts.heading()}
      </Heading>
      <label htmlFor="newsletter-email">{texts.field()}</label>
      <div className={styles.row}>
        <input
          ref={input}
          id="newsletter-email"
          className={inputStyles.input}
          type="email"
          name="email"
          autoComplete="email"
          defaultValue={unsent?.['email']}
          placeholder={texts.placeholder()}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : 'newsletter-error'}
        />
        <Button type="submit" look="solid" aria-disabled={subscribing.isPending || undefined}>
          {subscribing.isPending ? texts.subscribing() : texts.subscribe()}
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
