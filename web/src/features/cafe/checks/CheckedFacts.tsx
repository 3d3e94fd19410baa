import type { Cafe } from '@cortado/contract';
import { formatUtcDay } from '../../../lib/dates.ts';
import { useIsHydrated } from '../../../lib/useClientValue.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Row, Text } from '../../../ui/Layout.tsx';
import { boundedPart } from '../../../ui/PartBoundary.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { useFavorite } from '../../members/useFavorites.ts';
import { useDialogLink } from '../useDialogLink.ts';
import { questionAbout } from './questions.ts';
import * as texts from '#messages/cafe/checks';
import * as styles from './checks.module.css';

const CheckDialog = boundedPart(() => import('./CheckDialog.tsx'), 'CheckDialog');

/** How many of a cafe's facts are checked, and the way to check the others. */
export function CheckedFacts({ cafe }: { cafe: Cafe }) {
  const isHydrated = useIsHydrated();
  // Who knows a cafe is asked first.
  const { isFavorite } = useFavorite(cafe);
  const { value, link, closing } = useDialogLink('check');
  const asked = cafe.facts?.filter((one) => questionAbout(cafe, one) !== null) ?? [];
  const confirmed = asked.filter(({ isConfirmed }) => isConfirmed);
  const [oldest] = confirmed.flatMap(({ source }) => source?.on ?? []).toSorted();
  const [checked, all] = [confirmed.length, asked.length];
  const isWhole = checked === all;
  const isAsked = isFavorite && !isWhole;
  return (
    <Row wrap gap={16} justify="between" className={styles.checked}>
      {all > 0 && (
        <div className={styles.sum}>
          <Text size="ui" tone="soft" numeric>
            {isWhole ? texts.allChecked({ all }) : texts.count({ checked, all })}
            {isAsked && ` · ${texts.askMember()}`}
            {!isAsked && oldest && ` · ${texts.oldest({ day: formatUtcDay(oldest) })}`}
          </Text>
          <Progress max={all} value={checked} aria-hidden="true" />
        </div>
      )}
      {!isWhole && <LinkButton {...link}>{texts.help()}</LinkButton>}
      {isHydrated && value !== null && all > 0 && (
        <CheckDialog cafe={cafe} facts={asked} {...closing} />
      )}
    </Row>
  );
}
