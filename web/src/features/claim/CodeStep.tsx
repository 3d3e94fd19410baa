import type { ClaimOptions } from '@cortado/contract';
import { CODE_LENGTH } from '@cortado/contract/owners';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '../../lib/api.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { fieldAria, FieldFrame } from '../../ui/TextField.tsx';
import { CodeInput } from './CodeInput.tsx';
import * as texts from '#messages/claim';
import { useSecondsUntil } from './useSecondsUntil.ts';
import * as inputStyles from '../../ui/input.module.css';
import * as linkStyles from '../../ui/link.module.css';

/** A code that was sent. */
export type SentCode = Pick<ClaimOptions, 'nextCodeAt' | 'sentUntil'> & { sentTo: string };

interface CodeStepProps {
  cafeId: number;
  sent: SentCode;
  onSent: (options: ClaimOptions) => void;
  /** Back to the ways. */
  onLeave: (way: 'code' | 'admin') => void;
}

/** '1:05' */
const minutesAndSeconds = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Asks for the code that was mailed; it stays also when the code is no longer good, until another one is sent. */
export function CodeStep({ cafeId, sent, onSent, onLeave }: CodeStepProps) {
  const id = useId();
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const [, navigate] = useLocation();
  const params = { id: cafeId };
  const begin = () => {
    setCode('');
    input.current?.focus();
  };
  const confirming = useWrite('POST /api/cafes/{id}/claim/confirm', {
    done: ({ message }) => message,
    failed: begin,
    next: ({ isOwner }) =>
      isOwner ? navigate(`/owner/${cafeId}`, { replace: true }) : onLeave('admin'),
  });
  const sending = useWrite('POST /api/cafes/{id}/claim/code', {
    done: texts.sentAgain(),
    failed: null,
    next(options) {
      confirming.reset();
      onSent(options);
      begin();
    },
  });
  useEffect(() => input.current?.focus(), []);
  const wait = useSecondsUntil(sent.nextCodeAt);
  const left = useSecondsUntil(sent.sentUntil);
  const error = confirming.error ?? sending.error;
  return (
    <Stack
      as="form"
      gap={16}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        confirming.mutate({ params, body: { code } });
      }}
    >
      <FieldFrame
        id={id}
        label={texts.code()}
        hint={
          error ? (
            <p className={inputStyles.error} role="alert">
              <CircleAlert size={16} aria-hidden="true" />
              {errorText(error)}
            </p>
          ) : left === 0 ? (
            texts.tooOld()
          ) : (
            texts.goodFor({ minutes: Math.floor(left / 60) })
          )
        }
      >
        <CodeInput
          {...fieldAria(id, { label: texts.code() })}
          aria-invalid={confirming.isError || undefined}
          ref={input}
          value={code}
          onCode={(digits) => {
            if (confirming.isPending) return;
            confirming.reset();
            setCode(digits);
          }}
        />
      </FieldFrame>
      <Row wrap>
        <Button
          type="submit"
          look="solid"
          disabled={code.length < CODE_LENGTH}
          working={confirming.isPending ? texts.confirming() : null}
        >
          {texts.confirm()}
        </Button>
        <Button
          look="quiet"
          disabled={wait > 0 || confirming.isPending}
          working={sending.isPending ? texts.sending() : null}
          onClick={() =>
            sending.mutate({ params, body: { mailbox: sent.sentTo.replace(/@.*/, '') } })
          }
        >
          <Text as="span" numeric>
            {wait > 0 ? texts.sendAgainIn({ time: minutesAndSeconds(wait) }) : texts.sendAgain()}
          </Text>
        </Button>
      </Row>
      <Text size="small">
        {texts.nothingThere()}{' '}
        <button type="button" className={linkStyles.link} onClick={() => onLeave('code')}>
          {texts.otherMailbox()}
        </button>{' '}
        {texts.or()}{' '}
        <button type="button" className={linkStyles.link} onClick={() => onLeave('admin')}>
          {texts.askAdmin()}
        </button>
        .
      </Text>
    </Stack>
  );
}
