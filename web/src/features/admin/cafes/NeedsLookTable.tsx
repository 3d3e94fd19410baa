import type { ListedCafe } from '@cortado/contract';
import { Check, Pencil } from 'lucide-react';
import { formatAge } from '../../../lib/age.ts';
import { formatList } from '../../../lib/intl.ts';
import { useFocusFallback } from '../../../lib/useFocusFallback.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Cell, Table, TableRow } from '../../../ui/Table.tsx';
import { Text } from '../../../ui/Text.tsx';
import { isSecondClick } from '../../../ui/is-second-click.ts';
import * as suggestionsTexts from '#messages/suggestions';
import { NameCell, tickOf, tickOfPage } from './CafeCells.tsx';
import * as texts from '#messages/admin/cafes';
import { useMarkChecked } from './useMarkChecked.ts';
import type { Selection } from './useSelection.ts';

const columns = () =>
  [
    texts.columns.name(),
    texts.columns.neighborhood(),
    texts.needsLookColumns.checked(),
    texts.needsLookColumns.reports(),
    texts.columns.actions(),
  ].map((heading) => ({ heading }));

interface NeedsLookTableProps {
  cafes: readonly ListedCafe[];
  /** Other ones are on their way. */
  isOutdated: boolean;
  selection: Selection;
}

function Reports({ cafe }: { cafe: ListedCafe }) {
  if (cafe.reports === 0) return texts.noReports();
  return (
    <>
      <Badge dot tone="warn">
        {texts.reports({ count: cafe.reports })}
      </Badge>{' '}
      {formatList(cafe.reportKinds.map((kind) => suggestionsTexts.kinds[kind]()))}
    </>
  );
}

function NeedsLookRow({ cafe, selection }: { cafe: ListedCafe; selection: Selection }) {
  const now = useNow() ?? 0;
  const { mark, isPending } = useMarkChecked({
    onChecked: () => selection.select([cafe.id], false),
  });
  return (
    <TableRow
      tick={tickOf(cafe, selection.selected.has(cafe.id), selection.select)}
      isBusy={isPending}
    >
      <NameCell cafe={cafe} />
      <Cell place="wide">{cafe.neighborhood}</Cell>
      <Cell>
        {cafe.checkedAt === null ? (
          <Text tone="soft">{texts.notChecked()}</Text>
        ) : (
          formatAge(cafe.checkedAt, now)
        )}
      </Cell>
      <Cell>
        <Reports cafe={cafe} />
      </Cell>
      <Cell place="end">
        <Row gap={4} wrap>
          {cafe.reports > 0 && (
            <LinkButton
              look="quiet"
              size="small"
              href={`/admin?tab=suggestions&cafe=${cafe.id}`}
              aria-label={texts.seeReportsOf({ cafe: cafe.name })}
            >
              {texts.seeReports()}
            </LinkButton>
          )}
          <Button
            size="small"
            aria-label={texts.actionOn({ action: texts.checkedAction(), cafe: cafe.name })}
            onClick={(event) => !isSecondClick(event) && mark([cafe.id])}
          >
            <Check size={16} aria-hidden="true" />
            {texts.checkedAction()}
          </Button>
          <LinkButton
            look="quiet"
            size="small"
            icon
            href={`/admin/cafes/${cafe.id}`}
            state={{ fromList: true }}
            aria-label={texts.actionOn({ action: texts.actionEdit(), cafe: cafe.name })}
            title={texts.actionEdit()}
          >
            <Pencil size={16} aria-hidden="true" />
          </LinkButton>
        </Row>
      </Cell>
    </TableRow>
  );
}

/** The cafes whose facts are doubtful: the most reported first, then the longest unchecked. */
export function NeedsLookTable({ cafes, isOutdated, selection }: NeedsLookTableProps) {
  // A cafe that was checked goes with what had the focus.
  useFocusFallback(cafes);
  return (
    <Table
      columns={columns()}
      all={tickOfPage(selection)}
      isBusy={isOutdated}
      empty={texts.needsLookEmpty()}
    >
      {cafes.map((cafe) => (
        <NeedsLookRow key={cafe.id} cafe={cafe} selection={selection} />
      ))}
    </Table>
  );
}
