import { Minus, Navigation, Plus } from 'lucide-react';
import { useState } from 'react';
import { useMapEngine } from './engine-context.ts';
import { IconButton } from '../ui/Button.tsx';
import * as texts from '#messages/map';
import * as cardStyles from '../ui/card.module.css';
import * as styles from './map-controls.module.css';

interface MapControlsProps {
  /** Settles when the visitor's place has been found, or not. */
  onLocate?: () => Promise<void>;
}

/** Zoom in and out, and the way to the visitor's own place. */
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
        <IconButton label={texts.zoomIn()} onClick={() => engine.zoomBy(1)}>
          <Plus size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.zoomOut()} onClick={() => engine.zoomBy(-1)}>
          <Minus size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {onLocate && (
        <div className={`${cardStyles.float} ${styles.mapControls} ${styles.locate}`}>
          <IconButton label={texts.locate()} aria-busy={isLocating} onClick={() => void locate()}>
            <Navigation size={18} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </>
  );
}
