import { ADMIN_CAFE_SORTS, type AdminCafeSort } from '@cortado/contract/upkeep-vocabulary';
import { Checkbox } from '../../../ui/Choice.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import * as texts from './texts.tsx';
import * as cafeTableStyles from './cafe-table.module.css';

interface PhoneToolsProps {
  sort: AdminCafeSort;
  onSort: (sort: AdminCafeSort) => void;
  isAllSelected: boolean;
  onSelectAll: (selected: boolean) => void;
}

/** What the table's heading offers, where rows are cards and there is none. */
export function PhoneTools({ sort, onSort, isAllSelected, onSelectAll }: PhoneToolsProps) {
  return (
    <div className={cafeTableStyles.phoneTools}>
      <SelectField
        label={texts.cafesSortBy}
        choices={ADMIN_CAFE_SORTS.map((one) => [one, texts.columns[one]] as const)}
        value={sort}
        onChoose={onSort}
      />
      <Checkbox checked={isAllSelected} onCheck={onSelectAll}>
        {texts.cafesSelectAll}
      </Checkbox>
    </div>
  );
}
