import { Star } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { Row, Text } from './Layout.tsx';
import * as texts from '#messages/ui';
import * as styles from './star-picker.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

interface StarPickerProps {
  /** 0 for none. */
  value: number;
  label: string;
  onChange: (value: number) => void;
}

/** Five stars as radios: hovering previews, the same star again clears, arrows and numbers choose. */
export function StarPicker({ value, label, onChange }: StarPickerProps) {
  const name = useId();
  const [preview, setPreview] = useState<number | null>(null);
  const shown = preview ?? value;
  const onKeyDown = (event: KeyboardEvent) => {
    const star = STARS.find((one) => String(one) === event.key);
    if (star === undefined) return;
    event.preventDefault();
    onChange(star);
  };
  return (
    <Row wrap gap={12}>
      {/* Leaving the row ends the preview; the radios inside are the controls. */}
      <div
        className={styles.starPicker}
        role="radiogroup"
        aria-label={label}
        tabIndex={-1}
        onMouseLeave={() => setPreview(null)}
      >
        {STARS.map((star) => (
          <label key={star} data-on={star <= shown || undefined}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              aria-label={texts.starCount({ count: star })}
              onChange={() => onChange(star)}
              onClick={() => star === value && onChange(0)}
              onKeyDown={onKeyDown}
              onMouseEnter={() => setPreview(star)}
            />
            <Star size={30} />
          </label>
        ))}
      </div>
      <Text as="span" size="small" aria-live="polite">
        {value === 0 ? texts.starNone() : texts.starChosen({ count: value })}
      </Text>
    </Row>
  );
}
