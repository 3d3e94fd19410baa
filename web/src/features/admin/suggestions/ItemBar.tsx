import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import { Link } from 'wouter';
import { IconButton } from '../../../ui/Button.tsx';
import * as texts from './texts.tsx';
import * as styles from './item.module.css';

export interface StepsProps {
  place: { at: number; of: number } | null;
  onStep: (steps: 1 | -1) => void;
}

/** The suggestion before and the one after. */
export function Steps({ place, onStep }: StepsProps) {
  return (
    <>
      <IconButton
        label={texts.previous}
        disabled={!place || place.at === 1}
        onClick={() => onStep(-1)}
      >
        <ChevronUp size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={texts.next}
        disabled={!place || place.at === place.of}
        onClick={() => onStep(1)}
      >
        <ChevronDown size={18} aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** On a phone: the way back to the list, and on. */
export function ItemBar({ hrefOfList, ...steps }: StepsProps & { hrefOfList: string }) {
  const { place } = steps;
  return (
    <div className={styles.bar}>
      <Link className={styles.back} href={hrefOfList}>
        <ArrowLeft size={18} aria-hidden="true" />
        {texts.back}
      </Link>
      {place && <span className={styles.place}>{texts.position(place.at, place.of)}</span>}
      <Steps {...steps} />
    </div>
  );
}
