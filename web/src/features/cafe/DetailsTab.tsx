import type { AppliedFilter, Cafe } from '@cortado/contract';
import { Armchair, Plug, ShoppingBag, Utensils, Wifi } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { groupHeading } from '@cortado/contract/labels';
import { searchFor } from './search-for.ts';
import { CafeFacts } from './CafeFacts.tsx';
import { CheckedFacts } from './checks/CheckedFacts.tsx';
import { SourceMark } from './checks/SourceMark.tsx';
import { IconLine } from '../../ui/IconLines.tsx';
import { Row, Stack, Text } from '../../ui/Layout.tsx';
import * as texts from '#messages/cafe';
import * as roastDotStyles from '../../ui/roast-dot.module.css';
import * as styles from './cafe.module.css';

interface AppliedGroup {
  categoryId: number;
  category: string;
  heading: string;
  filters: AppliedFilter[];
}

/** A cafe's applied filters by category, in the order of category ids. */
export function groupApplied(filters: readonly AppliedFilter[]): AppliedGroup[] {
  const groups = new Map<number, AppliedGroup>();
  for (const filter of filters) {
    const group = groups.get(filter.category_id);
    if (group) group.filters.push(filter);
    else {
      groups.set(filter.category_id, {
        categoryId: filter.category_id,
        category: filter.category_name,
        heading: groupHeading(filter.category_display_name),
        filters: [filter],
      });
    }
  }
  return [...groups.values()].toSorted((a, b) => a.categoryId - b.categoryId);
}

const FEATURE_ICONS: Readonly<Record<string, typeof Wifi>> = {
  wifi: Wifi,
  power: Plug,
  food: Utensils,
};

interface PillProps {
  wanted: Parameters<typeof searchFor>[0];
  name: string;
  children: ReactNode;
  mark: ReactNode;
}

/** An option of a cafe, linked to all cafes that have it. */
function Pill({ wanted, name, children, mark }: PillProps) {
  return (
    <li className={styles.pill}>
      <Link href={searchFor(wanted)} title={texts.allWith({ name })}>
        {children}
      </Link>
      {mark}
    </li>
  );
}

function AppliedPill({ cafe, filter }: { cafe: Cafe; filter: AppliedFilter }) {
  const { id, category_name: category, value, display_name: name } = filter;
  // It may have the name of a property of every object, such as 'constructor'.
  const hasIcon = category === 'features' && Object.hasOwn(FEATURE_ICONS, value);
  const Icon = hasIcon ? FEATURE_ICONS[value] : undefined;
  return (
    <Pill
      wanted={{ options: { [category]: [value] } }}
      name={name}
      mark={<SourceMark cafe={cafe} fact="filterIds" option={id} what={name} />}
    >
      {category === 'roast_level' && (
        <span className={roastDotStyles.roastDot} data-roast={value} aria-hidden="true" />
      )}
      {Icon && <Icon size={16} />}
      {name}
    </Pill>
  );
}

function Offer({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.offer}>
      <Text as="dt" size="ui" weight="strong">
        {heading}
      </Text>
      <dd>
        <Row as="ul" wrap>
          {children}
        </Row>
      </dd>
    </div>
  );
}

/** The description of the cafe and what it offers. */
export function DetailsTab({ cafe }: { cafe: Cafe }) {
  const groups = groupApplied(cafe.appliedFilters);
  if (cafe.sellsCoffeeBeans && groups.every(({ category }) => category !== 'features')) {
    const heading = texts.features();
    groups.push({ categoryId: 0, category: 'features', heading, filters: [] });
  }
  return (
    <Stack gap={20} lines>
      <Text size="read">{cafe.description}</Text>
      <Stack gap={20}>
        <Stack as="dl" gap={16} lines>
          {groups.map(({ categoryId, category, heading, filters }) => (
            <Offer key={categoryId} heading={heading}>
              {filters.map((filter) => (
                <AppliedPill key={filter.id} cafe={cafe} filter={filter} />
              ))}
              {category === 'features' && cafe.sellsCoffeeBeans && (
                <Pill
                  wanted={{ sellsCoffeeBeans: true }}
                  name={texts.sellsBeans()}
                  mark={<SourceMark cafe={cafe} fact="sellsCoffeeBeans" />}
                >
                  <ShoppingBag size={16} />
                  {texts.sellsBeans()}
                </Pill>
              )}
            </Offer>
          ))}
          {cafe.hasPriceLevel && (
            <Offer heading={texts.price()}>
              <Pill
                wanted={{ priceLevel: cafe.priceLevel }}
                name={'$'.repeat(cafe.priceLevel)}
                mark={<SourceMark cafe={cafe} fact="priceLevel" />}
              >
                <span aria-hidden="true">{'$'.repeat(cafe.priceLevel)}</span>
                <span className="sr-only">{texts.priceLevel({ level: cafe.priceLevel })}</span>
              </Pill>
            </Offer>
          )}
        </Stack>
        {cafe.licensedSeats !== null && (
          <Row gap={4}>
            <IconLine icon={Armchair} size="small">
              {texts.seats({ count: cafe.licensedSeats })}
            </IconLine>
            <SourceMark cafe={cafe} fact="licensedSeats" />
          </Row>
        )}
        <CheckedFacts cafe={cafe} />
      </Stack>
      <CafeFacts cafe={cafe} />
    </Stack>
  );
}
