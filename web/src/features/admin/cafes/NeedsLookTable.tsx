import type { ListedCafe } from '@cortado/contract';
import { Check, Pencil } from 'lucide-react';
import { formatAge } from '../../../lib/age.ts';
import { formatList } from '../../../lib/intl.ts';
import { useFocusFallback } from '../../../lib/useFocusFallback.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { isSecondClick } from '../../../ui/is-second-click.ts';
import * as suggestionsTexts from '../../suggestions/texts.ts';
import { NameCell, SelectCell } from './CafeCells.tsx';
import { SelectPage } from './SelectPage.tsx';
import * as texts from './texts.tsx';
import { useMarkChecked } from './useMarkChecked.ts';
import type { Selection } from './useSelection.ts';
import * as adminStyles from '../admin.module.css';
import * as cafeTableStyles from './cafe-table.module.css';
import * as styles from './needs-look.module.css';

interface NeedsLookTableProps {
  cafes: readonly ListedCafe[];
  /** Other ones are on their way. */
  isOutdated: boolean;
  selection: Selection;
}

function Reports({ cafe }: { cafe: ListedCafe }) {
  if (cafe.reports === 0) return texts.noReports;
  return (
    <>
      <Badge dot tone="warn">
        {texts.reports(cafe.reports)}
      </Badge>{' '}
      {formatList(cafe.reportKinds.map((kind) => suggestionsTexts.kinds[kind]))}
    </>
  );
}

function NeedsLookRow({ cafe, selection }: { cafe: ListedCafe; selection: Selection }) {
  const now = useNow() ?? 0;
  const { mark, isPending } = useMarkChecked({
    onChecked: () => selection.select([cafe.id], false),
  });
  return (
    <tr aria-busy={isPending}>
      <SelectCell
        cafe={cafe}
        isSelected={selection.selected.has(cafe.id)}
        onSelect={selection.select}
      />
      <NameCell cafe={cafe} />
      <td className={cafeTableStyles.neighborhood}>{cafe.neighborhood}</td>
      <td className={styles.age} data-never={cafe.checkedAt === null || undefined}>
        {cafe.checkedAt === null ? texts.notChecked : formatAge(cafe.checkedAt, now)}
      </td>
      <td>
        <Reports cafe={cafe} />
      </td>
      <td>
        <div className={styles.actions}>
          {cafe.reports > 0 && (
            <LinkButton
              look="quiet"
              size="small"
              href={`/admin?tab=suggestions&cafe=${cafe.id}`}
              aria-label={texts.seeReportsOf(cafe.name)}
            >
              {texts.seeReports}
            </LinkButton>
          )}
          <Button
            size="small"
            aria-label={texts.actionOn(texts.checkedAction, cafe.name)}
            onClick={(event) => !isSecondClick(event) && mark([cafe.id])}
          >
            <Check size={16} aria-hidden="true" />
            {texts.checkedAction}
          </Button>
          <LinkButton
            look="quiet"
            size="small"
            icon
            href={`/admin/cafes/${cafe.id}`}
            state={{ fromList: true }}
            aria-label={texts.actionOn(texts.actionEdit, cafe.name)}
            title={texts.actionEdit}
          >
            <Pencil size={16} aria-hidden="true" />
          </LinkButton>
        </div>
      </td>
    </tr>
  );
}

/** The cafes whose facts are doubtful: the most reported first, then the longest unchecked. */
export function NeedsLookTable({ cafes, isOutdated, selection }: NeedsLookTableProps) {
  // A cafe that was checked goes with what had the focus.
  useFocusFallback(cafes);
  if (cafes.length === 0) return <p className={adminStyles.empty}>{texts.needsLookEmpty}</p>;
  return (
    <div
      className={`${adminStyles.tableFrame} ${cafeTableStyles.frame}`}
      aria-busy={isOutdated || undefined}
    >
      <table className={adminStyles.table}>
        <thead>
          <tr>
            <SelectPage selection={selection} />
            <th scope="col">{texts.columns.name}</th>
            <th scope="col" className={cafeTableStyles.neighborhood}>
              {texts.columns.neighborhood}
            </th>
            <th scope="col">{texts.needsLookColumns.checked}</th>
            <th scope="col">{texts.needsLookColumns.reports}</th>
            <th scope="col">{texts.columns.actions}</th>
          </tr>
        </thead>
        <tbody>
          {cafes.map((cafe) => (
            <NeedsLookRow key={cafe.id} cafe={cafe} selection={selection} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
