import {
  Clock,
  Coffee,
  CornerDownLeft,
  History,
  ListFilter,
  MapPin,
  Navigation,
  Search,
} from 'lucide-react';
import type { ReactNode } from 'react';
import * as libTexts from '#messages/lib';
import * as discoveryTexts from '#messages/discovery';
import { Row } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Marked } from './Marked.tsx';
import type { PanelItem } from './panel-groups.ts';
import * as texts from '#messages/discovery/typeahead';
import type { optionProps } from './useListboxKeys.ts';
import * as menuStyles from '../../../ui/menu.module.css';
import * as styles from './typeahead.module.css';

const ICONS = {
  search: Search,
  open: Clock,
  near: Navigation,
  clear: null,
  cafe: Coffee,
  area: MapPin,
  option: ListFilter,
  recent: History,
};

/** Where a text typed before holds what is typed now. */
function typedIn(text: string, typed: string): [number, number][] {
  const from = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  return from < 0 ? [] : [[from, from + typed.length]];
}

/** The item's name, and what is told of it. */
function wordsOf(item: PanelItem, typed: string): readonly [name: ReactNode, detail?: ReactNode] {
  switch (item.kind) {
    case 'search':
      return [<b key="search">{texts.searchFor({ text: typed })}</b>];
    case 'open':
      return [discoveryTexts.openNow()];
    case 'near':
      return [discoveryTexts.nearMe()];
    case 'clear':
      return [texts.clear({ unseen: <span className="sr-only" /> })];
    case 'cafe': {
      const { name, matches, detail, detailMatches } = item.cafe;
      return [
        <Marked key="name" text={name} matches={matches} />,
        <Marked key="detail" text={detail} matches={detailMatches} />,
      ];
    }
    case 'area':
      return [<Marked key="area" text={item.area.area} matches={item.area.matches} />];
    case 'option': {
      const { label, matches, synonym, group } = item.option;
      return [
        <Marked key="label" text={label} matches={matches} />,
        synonym === null ? group : texts.optionDetail({ synonym, group }),
      ];
    }
    case 'recent':
      return [<Marked key="text" text={item.text} matches={typedIn(item.text, typed)} />];
  }
}

interface PanelRowProps {
  /** What makes it an option of the listbox. */
  option: ReturnType<typeof optionProps>;
  item: PanelItem;
  typed: string;
  /** How many cafes the list would show. */
  count: number | undefined;
}

/** A choice of the panel. It is chosen in the field, or by a pointer that the panel listens to. */
export function PanelRow({ option, item, typed, count }: PanelRowProps) {
  const Icon = ICONS[item.kind];
  const [name, detail] = wordsOf(item, typed);
  if (!Icon) {
    return (
      <Text as="div" size="small" {...option} className={styles.clear} data-key={item.key}>
        {name}
      </Text>
    );
  }
  return (
    <div {...option} className={`${menuStyles.item} ${styles.row}`} data-key={item.key}>
      <Icon size={18} aria-hidden="true" />
      <Row grow align="baseline" className={styles.named}>
        <Text
          as="span"
          size={item.kind === 'cafe' ? 'name' : 'ui'}
          tone={item.kind === 'cafe' ? 'ink' : 'soft'}
          isCut
        >
          {name}
        </Text>{' '}
        {detail !== undefined && (
          <Text as="span" size="small" isCut>
            {detail}
          </Text>
        )}
      </Row>
      {option['aria-selected'] && <CornerDownLeft size={16} aria-hidden="true" />}
      {count !== undefined && (
        <Text as="span" size="small" numeric>
          {libTexts.cafeCount({ count })}
        </Text>
      )}
    </div>
  );
}
