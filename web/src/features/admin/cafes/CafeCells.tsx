import type { AdminCafe } from '@cortado/contract';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Cell } from '../../../ui/Table.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import * as texts from '#messages/admin/cafes';
import type { Selection } from './useSelection.ts';

/** The tick of a row. */
export const tickOf = (
  { id, name }: AdminCafe,
  isTicked: boolean,
  select: Selection['select'],
) => ({
  label: texts.cafesSelect({ cafe: name }),
  isTicked,
  onTick: (isWanted: boolean) => select([id], isWanted),
});

/** The tick of a page. */
export const tickOfPage = ({ isAllSelected, selectAll }: Selection) => ({
  label: texts.cafesSelectPage(),
  isTicked: isAllSelected,
  onTick: selectAll,
});

/** The table's street and city are enough to tell cafes apart. */
const STATE_AND_ZIP = /, [A-Z]{2} \d{5}$/;

/** Cover, name and address of a row. */
export function NameCell({ cafe }: { cafe: AdminCafe }) {
  const [street = '', ...rest] = cafe.address.replace(STATE_AND_ZIP, '').split(', ');
  return (
    <Cell place="title">
      <Row gap={12}>
        <Thumb cafe={cafe} />
        <Stack gap={0} grow>
          <Text weight="strong">
            <bdi>{cafe.name}</bdi>
          </Text>
          <Text size="small" tone="soft" title={cafe.address}>
            <bdi>{street}</bdi>
            <span className="wide-only">{rest.map((part) => `, ${part}`)}</span>
            {cafe.neighborhood && <span className="narrow-only"> · {cafe.neighborhood}</span>}
          </Text>
        </Stack>
      </Row>
    </Cell>
  );
}
