import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { LinkButton } from '../../../ui/Button.tsx';
import { Heading, Hint, Row, Stack, Text } from '../../../ui/Layout.tsx';
import * as texts from '#messages/admin/insights';

/** Links to the options, so that the word can be added to one. */
export function AddAsSynonym({ word }: { word: string }) {
  const [path] = useLocation();
  return (
    <LinkButton
      look="quiet"
      size="small"
      href={`${path}?${new URLSearchParams({ tab: 'filters', synonym: word })}`}
      aria-label={texts.addAsSynonymFor({ word })}
    >
      {texts.addAsSynonym()}
    </LinkButton>
  );
}

interface CountedListProps {
  texts: { heading: () => string; none: () => string };
  /** By what the rows are sorted. */
  about?: string;
  rows: readonly { term: string | number; name: ReactNode; count: string; action?: ReactNode }[];
}

/** Names, with how often each was searched, or how many there are. */
export function CountedList({ texts: { heading, none }, about, rows }: CountedListProps) {
  return (
    <Stack as="section" gap={16} aria-label={heading()}>
      <Stack gap={4}>
        <Heading size="name">{heading()}</Heading>
        {about && <Hint>{about}</Hint>}
      </Stack>
      {rows.length === 0 && <Text size="small">{none()}</Text>}
      <Stack as="ul" lines>
        {rows.map(({ term, name, count, action }) => (
          <Row as="li" key={term} gap={12}>
            <Text as="bdi" size="ui" grow>
              {name}
            </Text>
            {action}
            <Text as="span" size="ui" tone="soft" numeric>
              {count}
            </Text>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}
