import type { Point } from '@cortado/contract/distance';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../ui/Button.tsx';
import { useMapEngine } from './engine-context.ts';
import { placePopup } from './popup-placement.ts';
import * as texts from '#messages/map';
import { useInSight, type OwnView } from './useInSight.ts';
import { setTranslate, useSyncPosition } from './useSyncPosition.ts';
import * as cardStyles from '../ui/card.module.css';
import * as styles from './popup.module.css';

interface PopupProps {
  at: Point;
  label: string;
  ownView: OwnView;
  onClose: () => void;
  children: ReactNode;
}

/** What an open pin tells. Opened by keyboard it takes the focus, past all other markers. */
export function Popup({ at, label, ownView, onClose, children }: PopupProps) {
  const engine = useMapEngine();
  const popup = useRef<HTMLDialogElement>(null);
  useSyncPosition(() => {
    const element = popup.current;
    const map = element?.offsetParent;
    if (!element || !map) return;
    const { left, top, below, tip } = placePopup(
      engine.project(at),
      { width: element.offsetWidth, height: element.offsetHeight },
      { width: map.clientWidth, height: map.clientHeight },
    );
    setTranslate(element, left, top);
    element.toggleAttribute('data-below', below);
    element.style.setProperty('--tip', `${tip}px`);
  });
  useInSight(popup, at, ownView);
  useEffect(() => {
    const opener = document.activeElement;
    if (!(opener instanceof HTMLElement && opener.matches('[data-kind]:focus-visible'))) return;
    popup.current?.querySelector('a')?.focus({ preventScroll: true });
  }, []);
  return (
    <dialog ref={popup} open className={`${cardStyles.float} ${styles.popup}`} aria-label={label}>
      {children}
      <IconButton
        size="small"
        className={styles.close}
        label={texts.closePopup()}
        onClick={onClose}
      >
        <X size={16} aria-hidden="true" />
      </IconButton>
    </dialog>
  );
}
