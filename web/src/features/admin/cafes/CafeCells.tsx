import type { AdminCafe } from '@cortado/contract';
import { Tick } from '../../../ui/Choice.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import * as texts from './texts.tsx';
import * as styles from './cafe-table.module.css';

interface SelectCellProps {
  cafe: AdminCafe;
  isSelected: boolean;
  onSelect: (ids: readonly number[], isWanted: boolean) => void;
}

/** The tick of a row. */
export function SelectCell({ cafe, isSelected, onSelect }: SelectCellProps) {
  return (
    <td className={styles.select}>
      <Tick checked={isSelected} onCheck={(wanted) => onSelect([cafe.id], wanted)}>
        {texts.cafesSelect(cafe.name)}
      </Tick>
    </td>
  );
}

/** The table's street and city are enough to tell cafes apart. */
const STATE_AND_ZIP = /, [A-Z]{2} \d{5}$/;

/** Cover, name and address of a row. */
export function NameCell({ cafe }: { cafe: AdminCafe }) {
  const [street = '', ...rest] = cafe.address.replace(STATE_AND_ZIP, '').split(', ');
  return (
    <td>
      <div className={styles.cafe}>
        <span className={styles.cover} aria-hidden="true">
          <Cover cafe={cafe} shape="popup" />
        </span>
        <span>
          <strong>
            <bdi>{cafe.name}</bdi>
          </strong>
          <span className="t-small" title={cafe.address}>
            <bdi>{street}</bdi>
            <span className={styles.city}>{rest.map((part) => `, ${part}`)}</span>
            {cafe.neighborhood && <span className={styles.area}> · {cafe.neighborhood}</span>}
          </span>
        </span>
      </div>
    </td>
  );
}
