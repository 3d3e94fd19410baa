import { SlidersHorizontal } from 'lucide-react';

interface FiltersButtonProps {
  /** How many filters are set. */
  applied: number;
  className: string;
  onOpen: (button: HTMLElement) => void;
}

/** Opens the filters where there is no sidebar. */
export function FiltersButton({ applied, className, onOpen }: FiltersButtonProps) {
  return (
    <button
      type="button"
      className={`btn btn-line ${className}`}
      aria-haspopup="dialog"
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <SlidersHorizontal size={18} aria-hidden="true" />
      Filters
      {applied > 0 && (
        <span className="disc-count">
          {applied}
          <span className="sr-only"> set</span>
        </span>
      )}
    </button>
  );
}
