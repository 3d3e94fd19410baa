import { Icon } from '../../../ui/Icon.tsx';
import * as buttonStyles from '../../../ui/button.module.css';
import * as styles from '../list/list-head.module.css';

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
      className={`${buttonStyles.button} ${buttonStyles.line} ${className}`}
      aria-haspopup="dialog"
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <Icon name="sliders-horizontal" size={18} />
      Filters
      {applied > 0 && (
        <span className={styles.count}>
          {applied}
          <span className="sr-only"> set</span>
        </span>
      )}
    </button>
  );
}
