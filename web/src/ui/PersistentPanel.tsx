import { Tabs } from 'radix-ui';
import { useState, type ComponentProps } from 'react';

/** A tab's panel that stays mounted once opened: what is typed in it is not lost while another one is open. */
export function PersistentPanel({
  isOpen,
  ...panel
}: ComponentProps<typeof Tabs.Content> & { isOpen: boolean }) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return <Tabs.Content {...panel} {...(wasOpen && { forceMount: true, hidden: !isOpen })} />;
}
