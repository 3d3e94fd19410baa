import type { Cafe } from '@cortado/contract';
import { useIsHydrated } from '../../../lib/useClientValue.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Row, Text } from '../../../ui/Layout.tsx';
import { boundedPart } from '../../../ui/PartBoundary.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { useFavorite } from '../../members/useFavorites.ts';
import { useDialogLink } from '../useDialogLink.ts';
import { isAnswered } from './answered.ts';
import { questionAbout } from './questions.ts';
import { wholeDay } from './source-words.ts';
import * as texts from '#messages/cafe/checks';
import * as styles from './checks.module.css';

const CheckDialog = boundedPart(() => import('./CheckDialog.tsx'), 'CheckDialog');

/** How many of a cafe's facts are checked, and the way to check the others. */
export function CheckedFacts({ cafe }: { cafe: Cafe }) {
  const isHydrated = useIsHydrated();
  // Who knows a cafe is asked first.
  const { isFavorite } = useFavorite(cafe);
  const { value, link, closing } = useDialogLink('check');
  const { facts = [] } = cafe;
  const confirmed = facts.filter(({ isConfirmed }) => isConfirmed);
  const asked = facts.filter((one) => !one.isConfirmed && questionAbout(cafe, one) !== null);
  // What was answered is known in the browser alone.
  const isAnyLeft = asked.some((one) => !isHydrated || !isAnswered(cafe.id, one));
  const [oldest] = confirmed.flatMap(({ source }) => source?.on ?? []).toSorted();
  const [checked, all] = [confirmed.length, facts.length];
  const isWhole = checked === all;
  const isAsked = isFavorite && isAnyLeft;
  return (
    <Row wrap gap={16} justify="between" className={styles.checked}>
      {all > 0 && (
        <div className={styles.sum}>
          <Text size="ui" tone="soft" numeric>
            {isWhole ? texts.allChecked({ all }) : texts.count({ checked, all })}
            {isAsked && ` · ${texts.askMember()}`}
            {!isAsked && oldest && ` · ${texts.oldest({ day: wholeDay(oldest) })}`}
          </Text>
          <Progress max={all} value={checked} aria-hidden="true" />
        </div>
      )}
      {isAnyLeft ? (
        <LinkButton {...link} className={styles.help}>
          {texts.help()}
        </LinkButton>
      ) : (
        asked.length > 0 && (
          <Text size="ui" tone="soft">
            {texts.answered()}
          </Text>
        )
      )}
      {isHydrated && value !== null && all > 0 && (
        <CheckDialog cafe={cafe} facts={asked} {...closing} />
      )}
    </Row>
  );
}
