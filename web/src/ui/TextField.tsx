import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classes } from './classes.ts';
import * as fieldStyles from './field.module.css';
import * as inputStyles from './input.module.css';

export interface FieldProps {
  label: string;
  /** Whether the label is before it: for a tool rather than a form. */
  inline?: boolean | undefined;
  /** At the end of the label's line. */
  aside?: ReactNode;
  required?: boolean | undefined;
  error?: string | undefined;
  /** Under the field while there is no error; a text is styled as a hint. */
  hint?: ReactNode;
  /** Under the field, error or not. */
  meter?: ReactNode;
}

interface FrameProps extends FieldProps {
  id: string;
  children: ReactNode;
}

/** A plain text, styled as a hint. */
export const hintLine = (hint: ReactNode) =>
  typeof hint === 'string' ? <p className={fieldStyles.hint}>{hint}</p> : hint;

/** A label, what is filled in, and what is said about it; the label belongs to the field of this id. */
export function FieldFrame(props: FrameProps) {
  const { id, label, inline, aside, required, error, hint, meter, children } = props;
  return (
    <div className={classes(fieldStyles.field, inline && fieldStyles.inline)}>
      <div className={fieldStyles.label}>
        <label htmlFor={id}>
          {label}
          {required && <span aria-hidden="true"> *</span>}
        </label>
        {aside}
      </div>
      {children}
      <div id={`${id}-about`} className={fieldStyles.about}>
        {error ? (
          <p className={inputStyles.error}>
            <CircleAlert size={16} />
            {error}
          </p>
        ) : (
          hintLine(hint)
        )}
        {meter}
      </div>
    </div>
  );
}

/** What connects an input to its frame for screen readers. */
export function fieldAria(id: string, { required, error }: FieldProps) {
  return {
    id,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${id}-about`,
  } as const;
}

/** Splits a field's props into its frame's and its input's. */
export function useField<Props extends FieldProps>(props: Props) {
  const { label, inline, aside, required, error, hint, meter, ...input } = props;
  const id = useId();
  const frame = { id, label, inline, aside, required, error, hint, meter };
  return { frame, input: { ...fieldAria(id, frame), ...input } };
}

/** What an element of a form takes as a field. */
export type AsField<Props> = FieldProps & Omit<Props, 'required'>;

export function TextField(props: AsField<ComponentProps<'input'>>) {
  const { frame, input } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input className={inputStyles.input} {...input} />
    </FieldFrame>
  );
}

export function TextAreaField(props: AsField<ComponentProps<'textarea'>>) {
  const { frame, input } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea className={inputStyles.input} rows={4} {...input} />
    </FieldFrame>
  );
}
