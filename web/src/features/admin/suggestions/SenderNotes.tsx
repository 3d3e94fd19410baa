import type { ClaimProof, Suggestion } from '@cortado/contract';
import { User } from 'lucide-react';
import { formatMoment } from '../../../lib/dates.ts';
import { quoted } from '../../../lib/format.ts';
import { formatList } from '../../../lib/intl.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import * as texts from '#messages/admin/suggestions';
import * as styles from './item.module.css';

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
