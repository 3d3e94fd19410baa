import { SelectField } from '../../../ui/SelectField.tsx';
import { SORT_LABELS, SORTS, type CafeSort } from './matching.ts';

interface PhoneToolsProps {
  sort: CafeSort;
  onSort: (sort: CafeSort) => void;
  isAllSelected: boolean;
  onSelectAll: (selected: boolean) => void;
}

/** What the table's heading offers, where rows are cards and there is none. */
export function PhoneTools({ sort, onSort, isAllSelected, onSelectAll }: PhoneToolsProps) {
  return (
    <div className="admin-phone-tools">
      <SelectField
        label="Sort by"
        choices={SORTS.map((one) => [one, SORT_LABELS[one]] as const)}
        value={sort}
        onChange={({ target }) => onSort(target.value as CafeSort)}
      />
      <label className="check-line">
        <input
          type="checkbox"
          checked={isAllSelected}
          onChange={({ target }) => onSelectAll(target.checked)}
        />
        Select all
      </label>
    </div>
  );
}
