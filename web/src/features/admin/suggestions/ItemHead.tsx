import type { Suggestion } from '@cortado/contract';
import { ExternalLink } from 'lucide-react';
import { formatAge } from '../../../lib/age.ts';
import { splitCafeName } from '../../../lib/format.ts';
import { addressLines } from '../../../lib/address-lines.ts';
import { useNow } from '../../../lib/useNow.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import { describeSuggestion } from '../../suggestions/describe-suggestion.ts';
import { Steps, type StepsProps } from './ItemBar.tsx';
import * as texts from '#messages/admin/suggestions';
import * as styles from './item.module.css';

interface ItemHeadProps {
  suggestion: Suggestion;
  /** Null on a phone, whose bar has them. */
  steps: StepsProps | null;
}

/** Which cafe it is about. */
export function ItemHead({ suggestion, steps }: ItemHeadProps) {
  const now = useNow() ?? 0;
  const { cafe, name, checkedAt } = suggestion;
  const area = cafe?.area ?? suggestion.proposed.neighborhood ?? '';
  const { base, branch } = splitCafeName(name, area);
  const [street] = addressLines(cafe?.address ?? suggestion.proposed.address ?? '', area);
  const age = checkedAt ? texts.checked({ age: formatAge(checkedAt, now) }) : texts.notChecked();
  const facts = [street, area, cafe ? age : describeSuggestion(suggestion)].filter(Boolean);
  return (
    <Row as="header" gap={16}>
      <Thumb size="medium" cafe={cafe ?? { id: suggestion.id, imageUrl: null }} />
      <Stack gap={0} grow>
        <Text as="h2" size="h3" tabIndex={-1}>
          <bdi>{base}</bdi>{' '}
          {branch && (
            <Text as="span" size="body" tone="soft" className={styles.branch}>
              {branch}
            </Text>
          )}
        </Text>
        <Text size="ui" tone="soft">
          {facts.join(' · ')}
        </Text>
      </Stack>
      <Row gap={0} className={styles.steps}>
        {cafe?.status === 'published' && (
          <LinkButton look="quiet" plain href={`/cafe/${cafe.id}`} target="_blank" rel="noreferrer">
            <ExternalLink size={16} aria-hidden="true" />
            {texts.cafePage()}
          </LinkButton>
        )}
        {steps && <Steps {...steps} />}
      </Row>
    </Row>
  );
}
