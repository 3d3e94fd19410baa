import type { Point } from '@cortado/contract/distance';
import { useRef, type ReactNode } from 'react';
import { useInSight, type OwnView } from './useInSight.ts';
import * as cardStyles from '../ui/card.module.css';
import * as styles from './popup.module.css';

/** How far sideways, in pixels, a finger goes to the next place. */
const SWIPE = 40;

interface CardProps {
  at: Point;
  label: string;
  ownView: OwnView;
  /** To the next place (1) or the one before (-1). */
  onStep: (by: 1 | -1) => void;
  children: ReactNode;
}

/** What an open pin tells, at the foot of a narrow map; a swipe goes on. */
export function Card({ at, label, ownView, onStep, children }: CardProps) {
  const card = useRef<HTMLElement>(null);
  const start = useRef<number | null>(null);
  useInSight(card, at, ownView, true);
  return (
    <section
      ref={card}
      className={`${cardStyles.float} ${styles.card}`}
      aria-label={label}
      onTouchStart={(event) => {
        start.current = event.touches[0]?.clientX ?? null;
      }}
      onTouchEnd={(event) => {
        const end = event.changedTouches[0]?.clientX;
        if (start.current === null || end === undefined) return;
        const moved = end - start.current;
        start.current = null;
        if (Math.abs(moved) >= SWIPE) onStep(moved < 0 ? 1 : -1);
      }}
    >
      {children}
    </section>
  );
}
