import type { ImportColumns, ImportField, ImportMapping } from '@cortado/contract';
import { useState } from 'react';
import { Select } from '../../../../ui/Select.tsx';
import { Stack } from '../../../../ui/Layout.tsx';
import { Text } from '../../../../ui/Text.tsx';
import * as texts from '#messages/admin/import/mapping';
import { fieldGroups } from './field-groups.ts';
import * as styles from './column-mapping.module.css';

interface ColumnRowsProps {
  /** As the file was first shown. */
  found: ImportColumns;
  mapping: ImportMapping;
  onChoose: (at: number, field: ImportField | null) => void;
}

interface RowProps {
  column: string;
  values: readonly string[];
  field: ImportField | null;
  onChoose: (field: ImportField | null) => void;
}

function ColumnRow({ column, values, field, onChoose }: RowProps) {
  return (
    <li className={styles.column}>
      <div>
        <Text size="ui" weight="strong">
          <bdi>{column}</bdi>
        </Text>
        <Text size="small" tone="soft">
          {values.length === 0 ? texts.columnEmpty() : <bdi>{values.join(' · ')}</bdi>}
        </Text>
      </div>
      <Select
        aria-label={texts.columnField({ column })}
        value={field ?? ''}
        onChange={({ target }) => onChoose((target.value || null) as ImportField | null)}
      >
        <option value="">{texts.columnIgnored()}</option>
        {fieldGroups().map(([group, fields]) => (
          <optgroup key={group} label={group}>
            {fields.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </li>
  );
}

/** The columns of a file, each with some values and what it is taken for; those that were ignored at first, folded. */
export function ColumnRows({ found, mapping, onChoose }: ColumnRowsProps) {
  const [isOpen, setOpen] = useState(false);
  const rows = mapping.columns.map(({ column, field }, at) => ({ column, field, at }));
  const isTaken = ({ at }: { at: number }) => found.mapping.columns[at]?.field !== null;
  const taken = rows.filter(isTaken);
  const ignored = rows.filter((row) => !isTaken(row));
  const show = (some: typeof rows) =>
    some.map(({ column, field, at }) => (
      <ColumnRow
        key={at}
        column={column}
        values={found.values[at] ?? []}
        field={field}
        onChoose={(chosen) => onChoose(at, chosen)}
      />
    ));
  return (
    <>
      {taken.length > 0 && (
        <Stack as="ul" gap={8} lines aria-label={texts.columnsLabel()}>
          {show(taken)}
        </Stack>
      )}
      {ignored.length > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <Text as="summary" size="ui" weight="strong">
            {texts.columnsIgnored({ count: ignored.length })}
          </Text>
          {isOpen && (
            <Stack as="ul" gap={8} lines>
              {show(ignored)}
            </Stack>
          )}
        </details>
      )}
    </>
  );
}
