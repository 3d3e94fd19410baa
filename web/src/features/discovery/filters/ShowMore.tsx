import * as texts from '#messages/discovery';
import * as styles from '../list/list-head.module.css';

interface ShowMoreProps {
  hidden: number;
  open: boolean;
  onToggle: () => void;
}

/** Unfolds a long group; nothing where nothing is hidden. */
export function ShowMore({ hidden, open, onToggle }: ShowMoreProps) {
  if (hidden === 0 && !open) return null;
  return (
    <button type="button" className={styles.more} aria-expanded={open} onClick={onToggle}>
      {open ? texts.showFewer() : texts.showMore({ count: hidden })}
    </button>
  );
}
