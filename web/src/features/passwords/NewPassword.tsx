import { Check } from 'lucide-react';
import { useWatch, type FieldValues, type Path } from 'react-hook-form';
import type { SchemaForm } from '../../lib/useSchemaForm.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import * as texts from '#messages/passwords';
import * as fieldStyles from '../../ui/field.module.css';
import { passwordStrength, STRENGTH_RULES } from '@cortado/contract/passwords';
import { messageOf } from '../../lib/message.ts';

const MAX_SCORE = STRENGTH_RULES.length;

/** How many of the five rules a password meets, in fifths, and what would add the next. */
export function StrengthMeter({ password }: { password: string }) {
  const { score, missing } = passwordStrength(password);
  const strength = messageOf(texts.strengths, String(score))!;
  const advice = missing === null ? '' : ` ${texts.advice[missing]()}`;
  return (
    <>
      <meter
        className="sr-only"
        aria-label={texts.strengthLabel()}
        min={0}
        max={100}
        value={(score * 100) / MAX_SCORE}
        aria-valuetext={strength}
      />
      <div className={fieldStyles.strength} data-score={score} aria-hidden="true">
        {STRENGTH_RULES.map(({ name }) => (
          <i key={name} />
        ))}
      </div>
      <p className={fieldStyles.hint}>
        {password === '' ? texts.strengthRules() : texts.strengthIs({ strength }) + advice}
      </p>
    </>
  );
}

/** Says during typing whether the repeated password is the same. */
function MatchHint({ password, repeated }: { password: string; repeated: string }) {
  if (repeated === '') return null;
  const matches = password === repeated;
  return (
    <output className={fieldStyles.hint} data-tone={matches ? 'good' : 'bad'}>
      {matches && <Check size={16} />}
      {matches ? texts.matchSame() : texts.matchDifferent()}
    </output>
  );
}

interface NewPasswordProps<Given extends FieldValues, Checked> {
  form: SchemaForm<Given, Checked>;
  /** Of the password, and of its repetition. */
  names: readonly [Path<Given>, Path<Given>];
  labels: readonly [string, string];
  required?: boolean;
  /** A hint about the typed password; the strength is shown only then. */
  hintOf?: (password: string) => string;
}

/** A new password, and once more. */
export function NewPassword<Given extends FieldValues, Checked>(
  props: NewPasswordProps<Given, Checked>,
) {
  const { form, names, labels, required, hintOf } = props;
  const [name, again] = names;
  const typed: readonly string[] = useWatch({ control: form.control, name: names });
  const [password, repeated] = typed as [string, string];
  const field = { required, autoComplete: 'new-password' };
  return (
    <>
      <PasswordField
        label={labels[0]}
        {...field}
        hint={hintOf?.(password)}
        meter={(password || !hintOf) && <StrengthMeter password={password} />}
        {...form.field(name, { deps: again })}
      />
      <PasswordField
        label={labels[1]}
        {...field}
        hint={<MatchHint password={password} repeated={repeated} />}
        {...form.field(again)}
      />
    </>
  );
}
