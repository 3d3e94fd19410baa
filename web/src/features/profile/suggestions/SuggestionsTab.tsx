import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { errorText } from '../../../lib/api.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Async } from '../../../ui/Async.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { mySuggestionsQuery } from './my-suggestions.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import * as texts from '#messages/profile/suggestions';

/** What the member has told of cafes, the newest first. */
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
              <Plus size={16} aria-hidden="true" />
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
