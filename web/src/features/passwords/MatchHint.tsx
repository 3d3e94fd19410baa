import { Check } from 'lucide-react';
import * as texts from '#messages/passwords';
import * as fieldStyles from '../../ui/field.module.css';

/** Says, while one types, whether the repeated password is the same. */
export function MatchHint({ password, repeated }: { password: string; repeated: string }) {
  if (repeated === '') return null;
  const matches = password === repeated;
  return (
    <output className={fieldStyles.hint} data-tone={matches ? 'good' : 'bad'}>
      {matches && <Check size={16} aria-hidden="true" />}
      {matches ? texts.matchSame() : texts.matchDifferent()}
    </output>
  );
}
