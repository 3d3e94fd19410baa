import { CornerDownLeft } from 'lucide-react';
import { Row, Text } from '../../../ui/Layout.tsx';
import type { panelGroups, PanelItem } from './PanelItems.tsx';
import { optionId } from './useListboxKeys.ts';
import * as texts from '#messages/discovery/typeahead';
import * as libTexts from '#messages/lib';
import * as menuStyles from '../../../ui/menu.module.css';
import * as styles from './typeahead.module.css';

/** A choice of the panel. It is chosen in the field, or by a pointer that the panel listens to. */
function PanelRow({ id, item, isMarked }: { id: string; item: PanelItem; isMarked: boolean }) {
  const { key, icon: Icon, name, detail, count, isCafe } = item;
  const option = { id, role: 'option', 'aria-selected': isMarked, 'data-key': key };
  if (!Icon) {
    return (
      <Text as="div" size="small" {...option} className={styles.clear}>
        {name}
      </Text>
    );
  }
  return (
    <div {...option} className={`${menuStyles.item} ${styles.row}`}>
      <Icon size={18} />
      <Row grow align="baseline" className={styles.named}>
        <Text as="span" size={isCafe ? 'name' : 'ui'} tone={isCafe ? 'ink' : 'soft'} isCut>
          {name}
        </Text>{' '}
        {detail !== undefined && (
          <Text as="span" size="small" isCut>
            {detail}
          </Text>
        )}
      </Row>
      {isMarked && <CornerDownLeft size={16} />}
      {count !== undefined && (
        <Text as="span" size="small" numeric>
          {libTexts.cafeCount({ count })}
        </Text>
      )}
    </div>
  );
}

interface PanelProps {
  id: string;
  groups: ReturnType<typeof panelGroups>;
  /** Which of all items is marked; -1: none. */
  at: number;
}

/** The groups of suggestions as a listbox. */
export function Panel({ id, groups, at }: PanelProps) {
  const all = groups.flatMap(({ items }) => items);
  const row = (item: PanelItem) => {
    const index = all.indexOf(item);
    return <PanelRow key={item.key} id={optionId(id, index)} item={item} isMarked={index === at} />;
  };
  const listbox = { id, role: 'listbox', 'aria-label': texts.panel() };
  const group = (name: string) => ({ role: 'group', 'aria-labelledby': `${id}-${name}` });
  return (
    <div {...listbox}>
      {groups.map(({ name, items }) =>
        name === 'first' ? (
          items.map(row)
        ) : (
          <div key={name} {...group(name)}>
            <Row role="presentation" justify="between" className={styles.heading}>
              <Text as="span" size="small" weight="strong" id={`${id}-${name}`}>
                {texts.groups[name]()}
              </Text>
              {items.filter(({ icon }) => !icon).map(row)}
            </Row>
            {items.filter(({ icon }) => icon).map(row)}
          </div>
        ),
      )}
    </div>
  );
}
