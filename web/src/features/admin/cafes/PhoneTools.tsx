import { ADMIN_CAFE_SORTS, type AdminCafeSort } from '@cortado/contract/upkeep-vocabulary';
import { Checkbox } from '../../../ui/Choice.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import * as texts from '#messages/admin/cafes';
import * as styles from './cafe-table.module.css';

interface PhoneToolsProps {
  sort: AdminCafeSort;
  onSort: (sort: AdminCafeSort) => void;
  isAllSelected: boolean;
  onSelectAll: (selected: boolean) => void;
}

/** What the table's heading offers, where rows are cards and there is none. */
export function PhoneTools({ sort, onSort, isAllSelected, onSelectAll }: PhoneToolsProps) {
  return (
    <Row justify="between" gap={16} className={`${styles.phoneTools} narrow-only`}>
      <SelectField
        inline
        label={texts.cafesSortBy()}
        choices={ADMIN_CAFE_SORTS.map((one) => [one, texts.columns[one]()] as const)}
        value={sort}
        onChoose={onSort}
      />
      <Checkbox checked={isAllSelected} onCheck={onSelectAll}>
        {texts.cafesSelectAll()}
      </Checkbox>
    </Row>
  );
}
