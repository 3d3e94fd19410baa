import { Row } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { PanelRow } from './PanelRow.tsx';
import type { PanelGroup, PanelItem } from './panel-groups.ts';
import * as texts from '#messages/discovery/typeahead';
import { groupProps, listboxProps, optionProps } from './useListboxKeys.ts';
import * as styles from './typeahead.module.css';

interface PanelProps {
  id: string;
  groups: readonly PanelGroup[];
  typed: string;
  /** Of the cafes open now. */
  openCount: number | undefined;
  /** Which of all items is marked; -1: none. */
  at: number;
}

function countOf(item: PanelItem, openCount: number | undefined): number | undefined {
  if (item.kind === 'open') return openCount;
  if (item.kind === 'area') return item.area.count;
  return item.kind === 'option' ? item.option.count : undefined;
}

/** The groups of suggestions as a listbox. */
export function Panel({ id, groups, typed, openCount, at }: PanelProps) {
  const all = groups.flatMap(({ items }) => items);
  const row = (item: PanelItem) => {
    const index = all.indexOf(item);
    return (
      <PanelRow
        key={item.key}
        option={optionProps(id, index, index === at)}
        item={item}
        typed={typed}
        count={countOf(item, openCount)}
      />
    );
  };
  return (
    <div {...listboxProps(id, texts.panel())}>
      {groups.map(({ name, items }) =>
        name === 'first' ? (
          items.map(row)
        ) : (
          <div key={name} {...groupProps(`${id}-${name}`)}>
            <Row role="presentation" justify="between" className={styles.heading}>
              <Text as="span" size="small" weight="strong" id={`${id}-${name}`}>
                {texts.groups[name]()}
              </Text>
              {items.filter(({ kind }) => kind === 'clear').map(row)}
            </Row>
            {items.filter(({ kind }) => kind !== 'clear').map(row)}
          </div>
        ),
      )}
    </div>
  );
}
