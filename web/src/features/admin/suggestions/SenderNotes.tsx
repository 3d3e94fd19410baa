import type { Suggestion } from '@cortado/contract';
import { User } from 'lucide-react';
import { formatMoment } from '../../../lib/dates.ts';
import { quoted } from '../../../lib/intl.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import * as texts from './texts.tsx';
import * as styles from './item.module.css';

/** Who sent it, and what they wrote, the newest last. */
export function SenderNotes({ suggestion }: { suggestion: Suggestion }) {
  const { senders, kind, website } = suggestion;
  return (
    <ul className={styles.senders}>
      {senders.map(({ member, note, proof, createdAt }) => (
        <li key={`${member?.id ?? ''} ${createdAt}`}>
          {member ? (
            <Avatar name={member.name} />
          ) : (
            <span className={styles.guest} aria-hidden="true">
              <User size={18} />
            </span>
          )}
          <div>
            <p>
              <strong>{member?.username ?? texts.guest}</strong>
              {member && ` · ${texts.member(member.accepted, member.declined)}`}
              {` · ${formatMoment(createdAt)}`}
            </p>
            {member && kind === 'claim' && <p>{member.email}</p>}
            {proof && <p>{texts.proof(proof)}</p>}
            {note && <p className={styles.note}>{quoted(note)}</p>}
          </div>
        </li>
      ))}
      {kind === 'claim' && (
        <li className={styles.website}>
          {website ? (
            <>
              {texts.website} <bdi>{website}</bdi>
            </>
          ) : (
            texts.noWebsite
          )}
        </li>
      )}
    </ul>
  );
}
