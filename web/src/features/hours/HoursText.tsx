import type { HoursError } from '@cortado/contract';
import { useId, useRef } from 'react';
import { Heading, Row, Stack, Text } from '../../ui/Layout.tsx';
import { Note } from '../../ui/Note.tsx';
import { Button } from '../../ui/Button.tsx';
import { FieldFrame } from '../../ui/TextField.tsx';
import * as texts from '#messages/hours';
import * as inputStyles from '../../ui/input.module.css';
import * as styles from './hours-text.module.css';

const EXAMPLES = [
  ['Mo-Fr 07:00-19:00', 'sameHours'],
  ['Sa 08:00-12:00,14:00-18:00', 'break'],
  ['Fr 17:00-01:00', 'pastMidnight'],
  ['2026 Nov 26 off', 'oneDate'],
  ['Jun-Aug: Su 09:00-15:00', 'someMonths'],
  ['24/7', 'always'],
] as const;

/** Examples of texts. */
export function HowToWrite() {
  return (
    <Stack as="section" gap={8}>
      <Heading size="name">{texts.howTo()}</Heading>
      <Stack as="dl" gap={8} lines>
        {EXAMPLES.map(([text, meaning]) => (
          <Row key={text} wrap gap={16} align="baseline">
            <Text as="dt" size="ui" weight="strong" numeric className={styles.example}>
              {text}
            </Text>
            <Text as="dd" size="ui" tone="soft">
              {texts.examples[meaning]()}
            </Text>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}

interface HoursTextProps {
  /** One rule a line. */
  value: string;
  /** Of the present text; null where it can be read, or is not checked yet. */
  error: HoursError | null;
  /** Warnings about what can be read and is hardly meant. */
  warnings: readonly string[];
  onChange: (value: string) => void;
}

/** Hours as they are written; the place that can't be read is marked. */
export function HoursText({ value, error, warnings, onChange }: HoursTextProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const marked = error && { from: error.offset, to: error.offset + Math.max(1, error.length) };
  const messages = (
    <Stack gap={8} aria-live="polite">
      {error && (
        <Note
          tone="danger"
          actions={
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                area.current?.focus();
                area.current?.setSelectionRange(error.offset, error.offset + error.length);
              }}
            >
              {texts.goThere()}
            </Button>
          }
        >
          <strong>{texts.errorAt({ line: error.line, column: error.column })}</strong>{' '}
          {error.message}
        </Note>
      )}
      {warnings.map((warning) => (
        <Note key={warning} tone="warn">
          {warning}
        </Note>
      ))}
    </Stack>
  );
  return (
    <FieldFrame id={id} label={texts.textLabel()} meter={messages}>
      <div className={styles.field}>
        <div className={styles.marks} aria-hidden="true">
          {marked && (
            <>
              {value.slice(0, marked.from)}
              <mark>{value.slice(marked.from, marked.to) || ' '}</mark>
            </>
          )}
        </div>
        <textarea
          ref={area}
          id={id}
          className={`${inputStyles.input} ${styles.area}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-about`}
          autoCapitalize="none"
          spellCheck={false}
          rows={6}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
}
