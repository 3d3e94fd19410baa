import type { MySuggestion, SuggestionState } from '@cortado/contract';
import { Link } from 'wouter';
import { formatShortDay } from '../../../lib/dates.ts';
import { Badge, type Tone } from '../../../ui/Badge.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { describeSuggestion } from '../../suggestions/describe-suggestion.ts';
import * as suggestionsTexts from '#messages/suggestions';
import * as texts from '#messages/profile/suggestions';
import * as styles from './suggestions.module.css';

const TONES: Record<SuggestionState, Tone> = {
  open: 'plain',
  accepted: 'success',
  declined: 'danger',
};

/** What became of it, in a sentence. */
function fate({ state, ahead, taken, fields }: MySuggestion): string {
  if (state === 'open') return texts.ahead({ count: ahead ?? 0 });
  if (state === 'declined') return '';
  return taken.length < fields.length
    ? texts.takenSome({ taken: taken.length, of: fields.length })
    : texts.takenAll();
}

/** One of the member's suggestions, and what became of it. */
export function SuggestionRow({ suggestion }: { suggestion: MySuggestion }) {
  const { id, name, cafe, state, declineReason, decisionNote } = suggestion;
  return (
    <li>
      <span className={styles.cover} aria-hidden="true">
        <Cover cafe={cafe ?? { id, imageUrl: null }} shape="popup" />
      </span>
      <div className={styles.about}>
        <h2>
          {cafe?.status === 'published' ? <Link href={`/cafe/${cafe.id}`}>{name}</Link> : name}{' '}
          <span>· {describeSuggestion(suggestion)}</span>
        </h2>
        <p>
          {declineReason && <strong>{texts.declineReasons[declineReason]()}</strong>}{' '}
          {fate(suggestion)} {decisionNote}
        </p>
      </div>
      <div className={styles.state}>
        <Badge dot tone={TONES[state]}>
          {suggestionsTexts.states[state]()}
        </Badge>
        <time dateTime={suggestion.createdAt}>{formatShortDay(suggestion.createdAt)}</time>
      </div>
    </li>
  );
}
