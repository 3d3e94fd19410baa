import { Tabs } from 'radix-ui';
import { useState, type ComponentProps } from 'react';

/** A tab's panel that stays once it was open: what is typed in it is not lost while another one is. */
export function KeptPanel({
  isOpen,
  ...panel
}: ComponentProps<typeof Tabs.Content> & { isOpen: boolean }) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return <Tabs.Content {...panel} {...(wasOpen && { forceMount: true, hidden: !isOpen })} />;
}
