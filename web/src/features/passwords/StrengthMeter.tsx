import { passwordStrength, STRENGTH_RULES } from '@cortado/contract/passwords';
import * as fieldStyles from '../../ui/field.module.css';

const WORDS = ['Empty', 'Very weak', 'Weak', 'Fair', 'Strong', 'Very strong'] as const;
const MAX_SCORE = STRENGTH_RULES.length;

/** How many of the five rules a password keeps, in fifths, and what would add the next. */
export function StrengthMeter({ password }: { password: string }) {
  const { score, missing } = passwordStrength(password);
  return (
    <>
      <meter
        className="sr-only"
        aria-label="Strength"
        min={0}
        max={100}
        value={(score * 100) / MAX_SCORE}
        aria-valuetext={WORDS[score]}
      />
      <div className={fieldStyles.strength} data-score={score} aria-hidden="true">
        {STRENGTH_RULES.map(({ text }) => (
          <i key={text} />
        ))}
      </div>
      <p className={fieldStyles.hint}>
        {password === ''
          ? 'At least 8 characters, of two kinds or more.'
          : `${WORDS[score]}.${missing === null ? '' : ` Add ${missing.startsWith('8') ? `characters until there are ${missing}` : missing} to fill the meter.`}`}
      </p>
    </>
  );
}
