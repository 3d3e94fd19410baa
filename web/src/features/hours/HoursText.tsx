import { CircleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import * as texts from './texts.tsx';
import * as buttonStyles from '../../ui/button.module.css';
import * as fieldStyles from '../../ui/field.module.css';
import * as inputStyles from '../../ui/input.module.css';
import * as styles from './hours-text.module.css';

/** Why a text can't be read, and where. */
export interface TextError {
  message: string;
  line: number;
  column: number;
  offset: number;
  length: number;
}

interface HoursTextProps {
  /** One rule a line. */
  value: string;
  /** Of this very text; null where it can be read, or is not checked yet. */
  error: TextError | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** Hours as they are written; the place that can't be read is marked. */
export function HoursText({ value, error, onChange, onBlur }: HoursTextProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const marked = error && { from: error.offset, to: error.offset + Math.max(1, error.length) };
  return (
    <div className={fieldStyles.field}>
      <div className={fieldStyles.label}>
        <label htmlFor={id}>{texts.textLabel}</label>
      </div>
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
          onBlur={onBlur}
        />
      </div>
      <div id={`${id}-about`} aria-live="polite">
        {error && (
          <p className={styles.error}>
            <CircleAlert size={18} aria-hidden="true" />
            <span>
              <strong>{texts.errorAt(error.line, error.column)}</strong> {error.message}
            </span>
            <button
              type="button"
              className={`${buttonStyles.button} ${buttonStyles.small}`}
              onClick={() => {
                area.current?.focus();
                area.current?.setSelectionRange(error.offset, error.offset + error.length);
              }}
            >
              {texts.goThere}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

/** Examples of what a text can say. */
export function HowToWrite() {
  return (
    <section className={styles.howTo}>
      <h3>{texts.howTo}</h3>
      <dl>
        {texts.examples.map(([text, meaning]) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
