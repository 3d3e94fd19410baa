import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface InertWhileProps {
  isBusy: boolean;
  className?: string;
  children: ReactNode;
}

/** Fields that can't be changed while they are saved: what is typed then would be lost. Who was in one is in it again afterwards. */
export function InertWhile({ isBusy, className, children }: InertWhileProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!isBusy || !element) return undefined;
    const focused = element.querySelector<HTMLElement>(':focus');
    element.inert = true;
    return () => {
      element.inert = false;
      const isLost = document.activeElement === document.body;
      if (isLost) focused?.focus({ preventScroll: true });
    };
  }, [isBusy]);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
