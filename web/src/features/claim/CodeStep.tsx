import type { ClaimOptions } from '@cortado/contract';
import { CODE_LENGTH } from '@cortado/contract/owners';
import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
} from 'react';
import { useLocation } from 'wouter';
import { errorText } from '../../lib/api.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { Form, FormError } from '../../ui/Form.tsx';
import { Row, Text } from '../../ui/Layout.tsx';
import { fieldAria, FieldFrame } from '../../ui/TextField.tsx';
import * as texts from '#messages/claim';
import * as styles from './code-input.module.css';

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

/** How many seconds are left until an instant (ISO 8601), counted down; 0 after it. */
function useSecondsUntil(instant: string | null): number {
  return useSyncExternalStore(everySecond, () =>
    instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000)),
  );
}

interface CodeInputProps extends ComponentProps<'input'> {
  value: string;
  onCode: (digits: string) => void;
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '').slice(0, CODE_LENGTH);
const PLACES = Array.from({ length: CODE_LENGTH }, (_, place) => place);

/** Six boxes that are one field: what is typed or pasted into it is drawn in them. */
function CodeInput({ value, onCode, ...input }: CodeInputProps) {
  const [[start, end], setSelection] = useState([0, 0]);
  const isCurrent = (place: number) =>
    place === Math.min(start, CODE_LENGTH - 1) || (place >= start && place < end);
  return (
    <div className={styles.codeInput}>
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onChange={({ target }) => onCode(digitsOf(target.value))}
        onPaste={(event) => {
          const pasted = digitsOf(event.clipboardData.getData('text'));
          if (pasted.length < CODE_LENGTH) return;
          event.preventDefault();
          onCode(pasted);
        }}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
          setSelection([selectionStart ?? 0, selectionEnd ?? 0])
        }
        {...input}
      />
      <div className={styles.boxes} aria-hidden="true">
        {PLACES.map((place) => (
          <span key={place} data-current={isCurrent(place) || undefined}>
            {value[place]}
          </span>
        ))}
      </div>
    </div>
  );
}

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

/** Asks for the mailed code; it is shown also after the code has expired, until another one is sent. */
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
    <Form onSubmit={() => confirming.mutate({ params, body: { code } })}>
      <FieldFrame
        id={id}
        label={texts.code()}
        hint={
          error ? (
            <FormError hasIcon text={errorText(error)} />
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
          working={confirming.isPending && texts.confirming()}
        >
          {texts.confirm()}
        </Button>
        <Button
          look="quiet"
          disabled={wait > 0 || confirming.isPending}
          working={sending.isPending && texts.sending()}
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
        <TextButton onClick={() => onLeave('code')}>{texts.otherMailbox()}</TextButton> {texts.or()}{' '}
        <TextButton onClick={() => onLeave('admin')}>{texts.askAdmin()}</TextButton>.
      </Text>
    </Form>
  );
}
