import { useEffect, useRef, type ReactNode } from 'react';

/** Takes the focus as its step begins: what had it went with the step before. */
export function StepHeading({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} className={className} tabIndex={-1}>
      {children}
    </h3>
  );
}
