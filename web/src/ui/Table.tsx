import { ArrowDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Tick } from './Choice.tsx';
import { Row, Text } from './Layout.tsx';
import * as cardStyles from './card.module.css';
import * as styles from './table.module.css';

interface TickCell {
  /** The accessible name of the checkbox. */
  label: string;
  isTicked: boolean;
  onTick: (isWanted: boolean) => void;
}

const cellOf = ({ label, isTicked, onTick }: TickCell) => (
  <Tick checked={isTicked} onCheck={onTick}>
    {label}
  </Tick>
);

interface TableProps<Sort> {
  /** From the start, without the column of checkboxes; the last one has the actions. */
  columns: readonly { heading: string; sort?: Sort }[];
  /** The column by which its rows are sorted. */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** The tick of all rows. */
  all?: TickCell;
  /** Whether other rows are loading. */
  isBusy?: boolean;
  /** Said where there are no rows. */
  empty: string;
  children: readonly ReactNode[];
}

/** Rows of columns. In a narrow window each row is a card, and the headings are for screen readers only. */
export function Table<Sort extends string>(props: TableProps<Sort>) {
  const { columns, sort, onSort, all, isBusy, empty, children } = props;
  if (children.length === 0)
    return (
      <Text tone="soft" className={styles.empty}>
        {empty}
      </Text>
    );
  return (
    <div className={styles.table} aria-busy={isBusy || undefined}>
      <table>
        <thead>
          <tr>
            {all && (
              <th scope="col" className={styles.tick}>
                {cellOf(all)}
              </th>
            )}
            {columns.map(({ heading, sort: by }) => (
              <th
                key={heading}
                scope="col"
                aria-sort={by !== undefined && by === sort ? 'ascending' : undefined}
              >
                {by === undefined ? (
                  heading
                ) : (
                  <button type="button" className={styles.sort} onClick={() => onSort?.(by)}>
                    {heading}
                    {by === sort && <ArrowDown size={14} />}
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface TableRowProps {
  tick?: TickCell;
  isBusy: boolean;
  /** Cells. */
  children: ReactNode;
}

export function TableRow({ tick, isBusy, children }: TableRowProps) {
  return (
    <tr aria-busy={isBusy}>
      {tick && <td className={styles.tick}>{cellOf(tick)}</td>}
      {children}
    </tr>
  );
}

const PLACES = {
  title: styles.title,
  wide: 'wide-only',
  end: styles.last,
  corner: `${styles.last} ${styles.corner}`,
};

interface CellProps {
  /**
   * In a narrow window `title` is above the others, `wide` is missing, `corner` is at the end of the title's line;
   * `end` and `corner` have the actions.
   */
  place?: keyof typeof PLACES;
  children: ReactNode;
}

export function Cell({ place, children }: CellProps) {
  return <td className={place && PLACES[place]}>{children}</td>;
}

/** The actions for all selected rows, over the foot of the window. */
export function BulkBar({ children, ...group }: ComponentProps<'fieldset'>) {
  return (
    <Row as="fieldset" wrap {...group} className={`t-ui ${cardStyles.float} ${styles.bulkBar}`}>
      {children}
    </Row>
  );
}
