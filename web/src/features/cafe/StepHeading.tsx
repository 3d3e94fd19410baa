import { useEffect, useRef, type ComponentProps } from 'react';
import { Text } from '../../ui/Layout.tsx';

/** Takes the focus as its step of a dialog begins: the focused element was part of the former step. */
export function StepHeading(props: Omit<ComponentProps<typeof Text>, 'as'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <Text as="h3" {...props} ref={heading} tabIndex={-1} />;
}
