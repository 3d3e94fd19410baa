import { Plus } from 'lucide-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../../ui/Button.tsx';
import { StretchFields } from './StretchFields.tsx';
import * as texts from './texts.tsx';
import { addedStretch, type Stretch, type StretchProblem } from './week.ts';
import * as styles from './week-grid.module.css';

interface StretchesProps {
  /** Whose hours: 'Friday', 'Thu, Dec 24'. */
  name: string;
  /** The day after, whole and short. */
  nextDay: readonly [string, string] | null;
  stretches: readonly Stretch[];
  /** What was stored, where changes are to be seen. */
  saved?: readonly Stretch[] | undefined;
  problemAt: (index: number) => StretchProblem | null;
  /** What stands there where there are none. */
  none: string;
  /** What else the day may be where there are none. */
  instead?: ReactNode;
  /** Takes the focus when the button that had it goes. */
  row: RefObject<HTMLElement | null>;
  /** What else can be done with the day. */
  children?: ReactNode;
  onChange: (stretches: readonly Stretch[]) => void;
}

/** The stretches of a day, or that it is closed, and what can be done with them: two cells of its row. */
export function Stretches(props: StretchesProps) {
  const { name, nextDay, stretches, saved, problemAt, none, instead, row, children, onChange } =
    props;
  const [added, setAdded] = useState<number | null>(null);
  const add = () => {
    setAdded(stretches.length);
    onChange([...stretches, addedStretch(stretches)]);
  };
  return (
    <>
      <div className={styles.stretches}>
        {[...stretches.entries()].map(([at, stretch]) => (
          <StretchFields
            key={at}
            name={name}
            nextDay={nextDay}
            stretch={stretch}
            saved={saved?.[at]}
            hasSaved={saved !== undefined}
            problem={problemAt(at)}
            isNew={at === added}
            onChange={(changed) => onChange(stretches.with(at, changed))}
            onRemove={() => {
              row.current?.focus();
              setAdded(null);
              onChange(stretches.toSpliced(at, 1));
            }}
          />
        ))}
        {stretches.length === 0 && (
          <>
            <span className={styles.none}>{none}</span>
            <button
              type="button"
              className={styles.more}
              aria-label={texts.addHoursTo(name)}
              onClick={add}
            >
              {texts.addHours}
            </button>
            {instead}
          </>
        )}
      </div>
      <div className={styles.actions}>
        {stretches.length > 0 && (
          <Button
            look="quiet"
            className={styles.iconButton}
            aria-label={texts.moreHours(name)}
            onClick={add}
          >
            <Plus size={16} aria-hidden="true" />
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
