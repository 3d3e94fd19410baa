import type { ClaimOptions } from '@cortado/contract';
import { useState } from 'react';
import { splitCafeName } from '../../lib/format.ts';
import { useFocusFallback } from '../../lib/useFocusFallback.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { ClaimWays, type Way } from './ClaimWays.tsx';
import { CodeStep, type SentCode } from './CodeStep.tsx';
import * as texts from '#messages/claim';
import * as styles from './claim.module.css';

const sentCode = ({ sentTo, sentUntil, nextCodeAt }: ClaimOptions): SentCode | null =>
  sentTo === null ? null : { sentTo, sentUntil, nextCodeAt };

/** For a cafe that has an owner: what else there is to do. */
function Owned({ options: { cafe, isMine } }: { options: ClaimOptions }) {
  return (
    <>
      <Text tone="soft">{isMine ? texts.yours() : texts.owned()}</Text>
      <LinkButton href={isMine ? `/cafe/${cafe.id}` : `/cafe/${cafe.id}?report=other`}>
        {isMine ? texts.toPage() : texts.contactAdmin()}
      </LinkButton>
    </>
  );
}

/** The ways to show that a cafe is one's own, or the code that was mailed. */
function Steps({ options }: { options: ClaimOptions }) {
  const { cafe, domain } = options;
  const [way, setWay] = useState<Way>(domain === null ? 'admin' : 'code');
  const [sent, setSent] = useState(() => sentCode(options));
  useFocusFallback(sent === null);
  const onSent = (answer: ClaimOptions) => setSent(sentCode(answer));
  if (sent) {
    return (
      <>
        <Text tone="soft">
          {texts.onTheirWay()} <strong>{sent.sentTo}</strong>.
        </Text>
        <CodeStep
          cafeId={cafe.id}
          sent={sent}
          onSent={onSent}
          onLeave={(next) => {
            setWay(next);
            setSent(null);
          }}
        />
      </>
    );
  }
  return (
    <>
      <Text tone="soft">{texts.lead({ cafe: splitCafeName(cafe.name, cafe.area).base })}</Text>
      <ClaimWays options={options} way={way} onWay={setWay} onSent={onSent} />
    </>
  );
}

/** What a member can do to look after a cafe. */
export function ClaimSection({ options }: { options: ClaimOptions }) {
  const { cafe, isMine } = options;
  return (
    <Stack as="section" gap={16} className={styles.section}>
      <BackLink href={`/cafe/${cafe.id}`}>{cafe.name}</BackLink>
      <Text as="h1" size="h1" tabIndex={-1}>
        {texts.title()}
      </Text>
      {isMine || cafe.hasOwner ? <Owned options={options} /> : <Steps options={options} />}
    </Stack>
  );
}
