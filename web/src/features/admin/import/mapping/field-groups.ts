import type { ImportField } from '@cortado/contract';
import { COLUMN_FACTS, storedName } from '@cortado/contract/fact-lists';
import { labelOf, shortLabelOf } from '../../../facts/labels.ts';
import * as texts from '#messages/admin/import/mapping';

const IN_GROUPS: ReadonlySet<string> = new Set(['name', 'description', 'address', 'neighborhood']);

type Field = readonly [ImportField, string];

const own = (...names: (keyof typeof texts.fields)[]): Field[] =>
  names.map((name) => [name, texts.fields[name]()]);

/** What a column can be taken for, in groups, with their labels. */
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
    [texts.fieldGroups.more(), [...others, ...own('sourceId')]],
  ];
}
