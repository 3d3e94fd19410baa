import { ChevronDown, MapPin } from 'lucide-react';
import { useId } from 'react';
import type { LocationProps } from './LocationGroup.tsx';
import * as styles from './filters.module.css';

function withCount(name: string, count: number | undefined): string {
  return count === undefined ? name : `${name} (${count})`;
}

/** The area as one field: the sheet has no room for thirty radios. */
export function LocationSelect({ area, areas, facets, onChange }: LocationProps) {
  const id = useId();
  const counts = new Map(facets?.areas.map((one) => [one.area, one.count]));
  const all = area === null || areas.includes(area) ? areas : [...areas, area];
  return (
    <div className={styles.group}>
      <h3>
        <label htmlFor={id}>Location</label>
      </h3>
      <div className={styles.select}>
        <MapPin size={16} aria-hidden="true" />
        <select
          id={id}
          value={area ?? ''}
          onChange={(event) => onChange(event.target.value || null)}
        >
          <option value="">All Locations</option>
          {all.map((one) => (
            <option key={one} value={one}>
              {withCount(one, facets && (counts.get(one) ?? 0))}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden="true" />
      </div>
    </div>
  );
}
