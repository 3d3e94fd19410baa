import { useEffect, useRef, type ReactNode } from 'react';
import { Text } from '../../../ui/Text.tsx';

interface StepHeadingProps {
  size?: 'ui';
  weight?: 'strong';
  className?: string | undefined;
  children: ReactNode;
}

/** Takes the focus as its step begins: what had it went with the step before. */
export function StepHeading({ children, ...look }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Text as="h3" {...look} ref={heading} tabIndex={-1}>
      {children}
    </Text>
  );
}
