import { Minus, Navigation, Plus } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/Button.tsx';
import { useMapEngine } from './engine.ts';
import * as texts from '#messages/map';
import * as cardStyles from '../ui/card.module.css';
import * as styles from './map-controls.module.css';

interface MapControlsProps {
  /** Settles when the visitor's place has been found, or not. */
  onLocate?: () => Promise<void>;
}

/** Zoom in and out, and a button for the visitor's own place. */
export function MapControls({ onLocate }: MapControlsProps) {
  const engine = useMapEngine();
  const [isLocating, setLocating] = useState(false);
  const locate = async () => {
    if (isLocating) return;
    setLocating(true);
    await onLocate?.();
    setLocating(false);
  };
  return (
    <>
      <div className={`${cardStyles.float} ${styles.mapControls}`}>
        <IconButton icon={Plus} label={texts.zoomIn()} onClick={() => engine.zoomBy(1)} />
        <IconButton icon={Minus} label={texts.zoomOut()} onClick={() => engine.zoomBy(-1)} />
      </div>
      {onLocate && (
        <div className={`${cardStyles.float} ${styles.mapControls} ${styles.locate}`}>
          <IconButton
            icon={Navigation}
            size="large"
            label={texts.locate()}
            aria-busy={isLocating}
            onClick={() => void locate()}
          />
        </div>
      )}
    </>
  );
}
