import { useEffect, useRef, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';

const DELAY_MS = 300;

/**
 * Opens a popover also while the mouse or the focus of the keyboard is at its button, and closes it once both have left
 * the two. What a press has opened stays open.
 * @returns the props of both
 */
export function useNearPopover() {
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const isPressed = useRef(false);
  const isOwn = useRef(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const isOpen = () => popover.current?.matches(':popover-open') === true;
  const later = (act: () => void) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(act, DELAY_MS);
  };
  const open = () => {
    if (isOpen()) return;
    isOwn.current = true;
    // Only what its button opens is placed beside it, in all browsers.
    button.current?.click();
    isOwn.current = false;
    isPressed.current = false;
  };
  const leave = () =>
    later(() => {
      const isNear = [button, popover].some(({ current }) =>
        current?.matches(':hover, :focus-within'),
      );
      if (!isNear && !isPressed.current && isOpen()) popover.current?.hidePopover();
    });
  return {
    button: {
      ref: button,
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && later(open),
      onPointerLeave: leave,
      onFocus({ currentTarget, relatedTarget }: FocusEvent) {
        // As it closes, the focus comes back from it.
        if (popover.current?.contains(relatedTarget)) return;
        if (currentTarget.matches(':focus-visible')) open();
      },
      onBlur: leave,
      onClick(event: MouseEvent) {
        if (isOwn.current) return;
        window.clearTimeout(timer.current);
        // The browser would close it.
        if (isOpen() && !isPressed.current) event.preventDefault();
        isPressed.current = true;
      },
    },
    popover: { ref: popover, onPointerLeave: leave, onBlur: leave },
  };
}
