import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { errorText } from '../../../lib/api.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { mySuggestionsQuery } from './my-suggestions.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import * as texts from './texts.ts';
import * as profileStyles from '../profile.module.css';
import * as styles from './suggestions.module.css';

/** What the member has told of cafes, the newest first. */
export function SuggestionsTab() {
  const { data, error, refetch } = useQuery(mySuggestionsQuery);
  if (error && !data)
    return <LoadFailed title={texts.failed} text={errorText(error)} onRetry={refetch} />;
  if (!data) return <div className={profileStyles.cardWaiting} aria-busy="true" />;
  const taken = data.filter(({ state }) => state === 'accepted').length;
  return (
    <>
      <div className={styles.head}>
        <p>{texts.total(data.length, taken)}</p>
        <LinkButton href="/suggest">
          <Plus size={16} aria-hidden="true" />
          {texts.suggest}
        </LinkButton>
      </div>
      <ul className={styles.suggestions}>
        {data.map((suggestion) => (
          <SuggestionRow key={suggestion.id} suggestion={suggestion} />
        ))}
      </ul>
    </>
  );
}
