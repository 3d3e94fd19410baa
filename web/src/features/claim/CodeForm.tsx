import { zodResolver } from '@hookform/resolvers/zod';
import type { ClaimOptions } from '@cortado/contract';
import { claimCodeRequest } from '@cortado/contract/owners';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, errorText } from '../../lib/api.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { fieldAria, FieldFrame } from '../../ui/TextField.tsx';
import * as texts from '#messages/claim';
import * as inputStyles from '../../ui/input.module.css';
import * as styles from './claim.module.css';

interface CodeFormProps {
  cafeId: number;
  domain: string;
  onSent: (options: ClaimOptions) => void;
}

/** Asks for the mailbox; the domain is the website's. */
export function CodeForm({ cafeId, domain, onSent }: CodeFormProps) {
  const id = useId();
  const form = useForm({
    resolver: zodResolver(claimCodeRequest),
    defaultValues: { mailbox: '' },
  });
  const sending = useWrite('POST /api/cafes/{id}/claim/code', {
    form,
    failed: null,
    done: onSent,
  });
  const isOfField = sending.error instanceof ApiError && 'mailbox' in sending.error.fields;
  const error =
    form.formState.errors.mailbox?.message ??
    (sending.error && !isOfField ? errorText(sending.error) : undefined);
  const field = { label: texts.mailbox(), error };
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit((body) => sending.mutate({ params: { id: cafeId }, body }))(event)
      }
    >
      <FieldFrame id={id} {...field}>
        <div className={`${inputStyles.input} ${styles.mailbox}`}>
          <input
            {...fieldAria(id, field)}
            aria-describedby={`${id}-domain ${id}-about`}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            {...form.register('mailbox')}
          />
          <span id={`${id}-domain`}>@{domain}</span>
        </div>
      </FieldFrame>
      <Button type="submit" look="solid" working={sending.isPending ? texts.sending() : null}>
        {texts.send()}
      </Button>
    </Stack>
  );
}
