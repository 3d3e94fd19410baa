import { Button } from '../../../ui/Button.tsx';
import * as texts from '#messages/discovery';

interface ShowMoreProps {
  hidden: number;
  open: boolean;
  onToggle: () => void;
}

/** Unfolds a long group; nothing where nothing is hidden. */
export function ShowMore({ hidden, open, onToggle }: ShowMoreProps) {
  if (hidden === 0 && !open) return null;
  return (
    <Button look="link" aria-expanded={open} onClick={onToggle}>
      {open ? texts.showFewer() : texts.showMore({ count: hidden })}
    </Button>
  );
}
