import type { ClaimProof, Suggestion } from '@cortado/contract';
import { ArrowLeft, ChevronDown, ChevronUp, ExternalLink, User } from 'lucide-react';
import { formatAge } from '../../../lib/age.ts';
import { quoted, splitCafeName } from '../../../lib/format.ts';
import { addressLines } from '../../../lib/address-lines.ts';
import { useNow } from '../../../lib/useNow.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { formatList } from '../../../lib/intl.ts';
import { IconButton, LinkButton } from '../../../ui/Button.tsx';
import { Heading, Row, Stack, Text } from '../../../ui/Layout.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { describeSuggestion } from '../../suggestions/describe-suggestion.ts';
import * as texts from '#messages/admin/suggestions';
import * as styles from './item.module.css';

export interface StepsProps {
  /** Its place in the list; null where it has none. */
  place: { at: number; of: number } | null;
  onStep: (steps: 1 | -1) => void;
}

const STEPS = [
  [-1, texts.previous, ChevronUp],
  [1, texts.next, ChevronDown],
] as const;

/** The suggestion before and the one after. */
function Steps({ place, onStep }: StepsProps) {
  return (
    <>
      {STEPS.map(([step, label, Arrow]) => {
        const isEnd = !place || place.at === (step < 0 ? 1 : place.of);
        return (
          <IconButton
            icon={Arrow}
            key={step}
            label={label()}
            disabled={isEnd}
            onClick={() => onStep(step)}
          />
        );
      })}
    </>
  );
}

/** On a phone: the way back to the list, and on. */
export function ItemBar({ hrefOfList, ...steps }: StepsProps & { hrefOfList: string }) {
  const { place } = steps;
  return (
    <Row gap={4} className={styles.bar}>
      <LinkButton look="quiet" href={hrefOfList} className={styles.back}>
        <ArrowLeft size={18} />
        {texts.back()}
      </LinkButton>
      {place && (
        <Text as="span" size="small" tone="faint">
          {texts.position({ at: place.at, of: place.of })}
        </Text>
      )}
      <Steps {...steps} />
    </Row>
  );
}

const recordOf = ({ accepted, declined }: { accepted: number; declined: number }) =>
  accepted + declined === 0 ? texts.member() : texts.memberRecord({ accepted, declined });

const proofText = ({ sentTo, doubts }: ClaimProof) =>
  texts.proof({
    address: sentTo,
    doubts: formatList(doubts.map((doubt) => texts.doubts[doubt]())),
  });

/** Who sent it, and what they wrote, the newest last. */
export function SenderNotes({ suggestion }: { suggestion: Suggestion }) {
  const { senders, kind, website } = suggestion;
  return (
    <Stack as="ul">
      {senders.map(({ member, note, proof, createdAt }) => (
        <Row as="li" key={`${member?.id ?? ''} ${createdAt}`} gap={12} align="start">
          {member ? (
            <Avatar name={member.name} />
          ) : (
            <span className={styles.guest} aria-hidden="true">
              <User size={18} />
            </span>
          )}
          <Text as="div" size="ui" tone="soft" grow>
            <p>
              <strong>{member?.username ?? texts.guest()}</strong>
              {member && ` · ${recordOf(member)}`}
              {` · ${formatMoment(createdAt)}`}
            </p>
            {member && kind === 'claim' && <p>{member.email}</p>}
            {proof && <p>{proofText(proof)}</p>}
            {note && (
              <Text size="read" tone="ink" className={styles.note}>
                {quoted(note)}
              </Text>
            )}
          </Text>
        </Row>
      ))}
      {kind === 'claim' && (
        <Text as="li" size="ui" tone="soft">
          {website ? (
            <>
              {texts.website()} <bdi>{website}</bdi>
            </>
          ) : (
            texts.noWebsite()
          )}
        </Text>
      )}
    </Stack>
  );
}

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
        <Heading tabIndex={-1}>
          <bdi>{base}</bdi>{' '}
          {branch && (
            <Text as="span" size="body" tone="soft" className={styles.branch}>
              {branch}
            </Text>
          )}
        </Heading>
        <Text size="ui" tone="soft">
          {facts.join(' · ')}
        </Text>
      </Stack>
      <Row gap={0} className={styles.steps}>
        {cafe?.status === 'published' && (
          <LinkButton look="quiet" newTab href={`/cafe/${cafe.id}`}>
            <ExternalLink size={16} />
            {texts.cafePage()}
          </LinkButton>
        )}
        {steps && <Steps {...steps} />}
      </Row>
    </Row>
  );
}
