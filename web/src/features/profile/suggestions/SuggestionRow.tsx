import type { MySuggestion, SuggestionState } from '@cortado/contract';
import { Link } from 'wouter';
import { formatShortDay } from '../../../lib/dates.ts';
import { Badge, type Tone } from '../../../ui/Badge.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import { describeSuggestion } from '../../suggestions/describe-suggestion.ts';
import * as suggestionsTexts from '#messages/suggestions';
import * as texts from '#messages/profile/suggestions';
import * as linkStyles from '../../../ui/link.module.css';

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
    <ListRow
      heading="h2"
      lead={<Thumb cafe={cafe ?? { id, imageUrl: null }} />}
      title={
        <>
          {cafe?.status === 'published' ? (
            <Link className={linkStyles.plain} href={`/cafe/${cafe.id}`}>
              {name}
            </Link>
          ) : (
            name
          )}{' '}
          <Text as="span" tone="faint" weight="regular">
            · {describeSuggestion(suggestion)}
          </Text>
        </>
      }
      meta={[
        <>
          {declineReason && <strong>{texts.declineReasons[declineReason]()}</strong>}{' '}
          {fate(suggestion)} {decisionNote}
        </>,
        <Row as="span" key="state" wrap gap={12}>
          <Badge dot tone={TONES[state]}>
            {suggestionsTexts.states[state]()}
          </Badge>
          <time dateTime={suggestion.createdAt}>{formatShortDay(suggestion.createdAt)}</time>
        </Row>,
      ]}
    />
  );
}
