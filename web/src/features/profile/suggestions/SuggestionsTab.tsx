import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { errorText } from '../../../lib/api.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Async } from '../../../ui/Async.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { mySuggestionsQuery } from './my-suggestions.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import * as texts from '#messages/profile/suggestions';
import * as styles from './suggestions.module.css';

/** What the member has told of cafes, the newest first. */
export function SuggestionsTab() {
  const mine = useQuery(mySuggestionsQuery);
  return (
    <Async query={mine} failed={texts.failed()} why={errorText} waiting={<Skeleton size="part" />}>
      {(data) => (
        <>
          <div className={styles.head}>
            <p>
              {texts.total({
                count: data.length,
                taken: data.filter(({ state }) => state === 'accepted').length,
              })}
            </p>
            <LinkButton href="/suggest">
              <Plus size={16} aria-hidden="true" />
              {texts.suggest()}
            </LinkButton>
          </div>
          <ul className={styles.suggestions}>
            {data.map((suggestion) => (
              <SuggestionRow key={suggestion.id} suggestion={suggestion} />
            ))}
          </ul>
        </>
      )}
    </Async>
  );
}
