import type { ImportColumns, ImportField, ImportMapping, ImportSample } from '@cortado/contract';
import { Fragment, useState } from 'react';
import { formatPosition } from '../../../../lib/intl.ts';
import { Select } from '../../../../ui/Select.tsx';
import { Hint, Stack, Text } from '../../../../ui/Layout.tsx';
import { RowNotes } from '../ImportNotes.tsx';
import * as texts from '#messages/admin/import/mapping';
import * as styles from '../import-tab.module.css';
import { COLUMN_FACTS, storedName } from '@cortado/contract/fact-lists';
import { labelOf, shortLabelOf } from '../../../facts/labels.ts';

const IN_GROUPS: ReadonlySet<string> = new Set(['name', 'description', 'address', 'neighborhood']);

type Field = readonly [ImportField, string];

const own = (...names: (keyof typeof texts.fields)[]): Field[] =>
  names.map((name) => [name, texts.fields[name]()]);

/** The facts that a column can be mapped to, in groups, with their labels. */
export function fieldGroups(): readonly (readonly [string, readonly Field[]])[] {
  const others = COLUMN_FACTS.filter((fact) => !IN_GROUPS.has(fact)).map(
    (fact) => [storedName(fact), (fact === 'openingHours' ? shortLabelOf : labelOf)(fact)] as const,
  );
  return [
    [
      texts.fieldGroups.cafe(),
      [
        ['name', labelOf('name')],
        ['description', labelOf('description')],
      ],
    ],
    [
      texts.fieldGroups.address(),
      [
        ...own('address', 'houseNumber', 'unit', 'city', 'state', 'zip'),
        ['area', labelOf('neighborhood')],
      ],
    ],
    [texts.fieldGroups.position(), own('latitude', 'longitude', 'position')],
    [texts.fieldGroups.more(), [...others, ...own('sourceId', 'sources')]],
  ];
}

function Sample({ cafe, problem, notes, before, number }: ImportSample) {
  const more = cafe ? [cafe.phone, cafe.website, cafe.openingHours].filter(Boolean) : [];
  return (
    <Stack as="li" gap={2}>
      {cafe ? (
        <Text as="div" size="ui">
          <Text weight="strong">
            <bdi>{cafe.name}</bdi>
          </Text>
          <p>
            <bdi>{cafe.address}</bdi> · <bdi>{cafe.area}</bdi>
          </p>
          <p>
            {cafe.position ? formatPosition(cafe.position) : texts.positionLater()}
            {more.map((text) => (
              <Fragment key={text}>
                {' · '}
                <bdi>{text}</bdi>
              </Fragment>
            ))}
          </p>
        </Text>
      ) : (
        <Text size="ui" tone="danger">
          {problem}
        </Text>
      )}
      <RowNotes notes={notes} />
      <Hint>{texts.sampleBefore({ row: number, before: <bdi>{before}</bdi> })}</Hint>
    </Stack>
  );
}

/** The preview of the first rows of a file. */
export function SampleRows({ samples }: { samples: readonly ImportSample[] }) {
  return (
    <Stack gap={8}>
      <Text as="h4" size="small" tone="faint" weight="strong">
        {texts.samplesHeading()}
      </Text>
      <Stack as="ul" lines aria-label={texts.samplesHeading()}>
        {samples.map((sample) => (
          <Sample key={sample.number} {...sample} />
        ))}
      </Stack>
    </Stack>
  );
}

interface ColumnRowsProps {
  /** As the file was first shown. */
  found: ImportColumns;
  mapping: ImportMapping;
  onChoose: (at: number, field: ImportField | null) => void;
}

/** The columns of a file, each with some values and its fact; those ignored at first are collapsed. */
export function ColumnRows({ found, mapping, onChoose }: ColumnRowsProps) {
  const [isOpen, setOpen] = useState(false);
  const rows = mapping.columns.map(({ column, field }, at) => ({ column, field, at }));
  const isTaken = ({ at }: { at: number }) => found.mapping.columns[at]?.field !== null;
  const taken = rows.filter(isTaken);
  const ignored = rows.filter((row) => !isTaken(row));
  const show = (some: typeof rows) =>
    some.map(({ column, field, at }) => (
      <li key={at} className={styles.column}>
        <div>
          <Text size="ui" weight="strong">
            <bdi>{column}</bdi>
          </Text>
          <Hint>
            {found.values[at]?.length ? (
              <bdi>{found.values[at].join(' · ')}</bdi>
            ) : (
              texts.columnEmpty()
            )}
          </Hint>
        </div>
        <Select
          aria-label={texts.columnField({ column })}
          value={field ?? ''}
          onChange={({ target }) => onChoose(at, (target.value || null) as ImportField | null)}
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
