import { passwordStrength, STRENGTH_RULES } from '@cortado/contract/passwords';
import { messageOf } from '../../lib/message.ts';
import * as texts from '#messages/passwords';
import * as fieldStyles from '../../ui/field.module.css';

const MAX_SCORE = STRENGTH_RULES.length;

/** How many of the five rules a password keeps, in fifths, and what would add the next. */
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
