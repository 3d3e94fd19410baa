import type { FactKey, ListedCafe } from '@cortado/contract';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { formatList } from '../../../lib/intl.ts';
import { Button } from '../../../ui/Button.tsx';
import { Confirm } from '../../../ui/Confirm.tsx';
import { isSecondClick } from '../../../ui/is-second-click.ts';
import { shortLabelOf } from '../../facts/labels.ts';
import * as texts from '#messages/admin/cafes';

/** What a value is called that somebody says is wrong. */
const doubtedName = ({ appliedFilters }: ListedCafe, { fact, option }: FactKey): string =>
  appliedFilters.find(({ id }) => id === option)?.display_name ?? shortLabelOf(fact);

/** The names of the values that somebody says are wrong, by who says so. */
export function groupedDoubts(cafe: ListedCafe) {
  const groups = new Map<string, [ListedCafe['doubts'][number], string[]]>();
  for (const doubt of cafe.doubts) {
    const key = doubt.isOwner ? 'owner' : String(doubt.count);
    const [first, names] = groups.get(key) ?? [doubt, []];
    groups.set(key, [first, [...names, doubtedName(cafe, doubt)]]);
  }
  return [...groups.values()];
}

function doubtedFacts(cafe: ListedCafe, isOne: boolean): string {
  const facts = formatList(cafe.doubts.map((doubt) => doubtedName(cafe, doubt)));
  return isOne ? facts : texts.disputedFacts({ facts, cafe: cafe.name });
}

interface CheckButtonProps extends ComponentProps<typeof Button> {
  cafes: readonly ListedCafe[];
  onCheck: () => void;
}

/** Marks cafes as checked. Asks first where somebody says that a value is wrong. */
export function CheckButton({ cafes, onCheck, children, ...button }: CheckButtonProps) {
  const doubted = cafes.filter(({ doubts }) => doubts.length > 0);
  const content = (
    <>
      <Check size={16} />
      {children}
    </>
  );
  if (doubted.length === 0)
    return (
      <Button {...button} onClick={(event) => !isSecondClick(event) && onCheck()}>
        {content}
      </Button>
    );
  return (
    <Confirm
      trigger={<Button {...button}>{content}</Button>}
      title={texts.checkQuestion()}
      verb={texts.checkedAction()}
      onConfirm={onCheck}
    >
      {texts.checkDisputed({
        facts: formatList(doubted.map((cafe) => doubtedFacts(cafe, cafes.length === 1))),
      })}
    </Confirm>
  );
}
