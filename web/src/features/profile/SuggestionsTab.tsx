import type { MySuggestion, SuggestionState } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { apiQuery, errorText } from '../../lib/api.ts';
import { formatShortDay } from '../../lib/dates.ts';
import { Async } from '../../ui/Async.tsx';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Row, Stack, Text } from '../../ui/Layout.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { describeSuggestion } from '../suggestions/describe-suggestion.ts';
import * as suggestionsTexts from '#messages/suggestions';
import * as texts from '#messages/profile/suggestions';
import * as linkStyles from '../../ui/link.module.css';

/** Refetched each time: others decide. */
export const mySuggestionsQuery = { ...apiQuery('GET /api/user/suggestions'), staleTime: 0 };

const TONES: Record<SuggestionState, Tone> = {
  open: 'plain',
  accepted: 'success',
  declined: 'danger',
};

/** Its outcome, in a sentence. */
function fate({ state, ahead, taken, fields }: MySuggestion): string {
  if (state === 'open') return texts.ahead({ count: ahead ?? 0 });
  if (state === 'declined') return '';
  return taken.length < fields.length
    ? texts.takenSome({ taken: taken.length, of: fields.length })
    : texts.takenAll();
}

/** One of the member's suggestions, and its outcome. */
function SuggestionRow({ suggestion }: { suggestion: MySuggestion }) {
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

/** What the member has suggested, the newest first. */
export function SuggestionsTab() {
  const mine = useQuery(mySuggestionsQuery);
  return (
    <Async query={mine} failed={texts.failed()} why={errorText} waiting={<Skeleton size="part" />}>
      {(data) => (
        <Stack gap={20}>
          <Row wrap gap={12} justify="between">
            <Text size="ui" tone="soft">
              {texts.total({
                count: data.length,
                taken: data.filter(({ state }) => state === 'accepted').length,
              })}
            </Text>
            <LinkButton href="/suggest">
              <Plus size={16} />
              {texts.suggest()}
            </LinkButton>
          </Row>
          <Stack as="ul" gap={16} lines>
            {data.map((suggestion) => (
              <SuggestionRow key={suggestion.id} suggestion={suggestion} />
            ))}
          </Stack>
        </Stack>
      )}
    </Async>
  );
}
