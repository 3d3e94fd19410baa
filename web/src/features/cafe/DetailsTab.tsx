import type { AppliedFilter, Cafe } from '@cortado/contract';
import { Info, Plug, ShoppingBag, Utensils, Wifi } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { searchFor } from './search-for.ts';
import { CafeFacts } from './facts/CafeFacts.tsx';
import { groupApplied } from './group-applied.ts';
import * as texts from '#messages/cafe';
import * as pillStyles from './pill.module.css';
import * as roastDotStyles from '../../ui/roast-dot.module.css';
import * as styles from './cafe.module.css';

const FEATURE_ICONS: Readonly<Record<string, typeof Wifi>> = {
  wifi: Wifi,
  power: Plug,
  food: Utensils,
};

interface PillProps {
  wanted: Parameters<typeof searchFor>[0];
  name: string;
  children: ReactNode;
}

/** What a cafe has: leads to all cafes that have it. */
function Pill({ wanted, name, children }: PillProps) {
  return (
    <li>
      <Link className={pillStyles.pill} href={searchFor(wanted)} title={texts.allWith({ name })}>
        {children}
      </Link>
    </li>
  );
}

function AppliedPill({ filter }: { filter: AppliedFilter }) {
  const { category_name: category, value } = filter;
  // It may be called what every object has, such as 'constructor'.
  const hasIcon = category === 'features' && Object.hasOwn(FEATURE_ICONS, value);
  const Icon = hasIcon ? FEATURE_ICONS[value] : undefined;
  return (
    <Pill wanted={{ options: { [category]: [value] } }} name={filter.display_name}>
      {category === 'roast_level' && (
        <span className={roastDotStyles.roastDot} data-roast={value} aria-hidden="true" />
      )}
      {Icon && <Icon size={16} aria-hidden="true" />}
      {filter.display_name}
    </Pill>
  );
}

function Beans() {
  return (
    <Pill wanted={{ sellsCoffeeBeans: true }} name={texts.sellsBeans()}>
      <ShoppingBag size={16} aria-hidden="true" />
      {texts.sellsBeans()}
    </Pill>
  );
}

/** What the cafe is and what it offers. */
export function DetailsTab({ cafe }: { cafe: Cafe }) {
  const groups = groupApplied(cafe.appliedFilters);
  const hasFeatures = groups.some(({ category }) => category === 'features');
  return (
    <>
      <p className="t-read">{cafe.description}</p>
      <dl className={styles.offers}>
        {groups.map(({ categoryId, category, heading, filters }) => (
          <div key={categoryId}>
            <dt>{heading}</dt>
            <dd>
              <ul>
                {filters.map((filter) => (
                  <AppliedPill key={filter.id} filter={filter} />
                ))}
                {category === 'features' && cafe.sellsCoffeeBeans && <Beans />}
              </ul>
            </dd>
          </div>
        ))}
        {!hasFeatures && cafe.sellsCoffeeBeans && (
          <div>
            <dt>{texts.features()}</dt>
            <dd>
              <ul>
                <Beans />
              </ul>
            </dd>
          </div>
        )}
        {cafe.hasPriceLevel && (
          <div>
            <dt>{texts.price()}</dt>
            <dd>
              <ul>
                <Pill wanted={{ priceLevel: cafe.priceLevel }} name={'$'.repeat(cafe.priceLevel)}>
                  <span aria-hidden="true">{'$'.repeat(cafe.priceLevel)}</span>
                  <span className="sr-only">{texts.priceLevel({ level: cafe.priceLevel })}</span>
                </Pill>
              </ul>
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>
        <Info size={18} aria-hidden="true" />
        {texts.offerNote()}
      </p>
      <CafeFacts cafe={cafe} />
    </>
  );
}
