import { Tabs } from 'radix-ui';
import type { ComponentProps, SyntheticEvent } from 'react';

const mark = (isPointed: boolean) => (event: SyntheticEvent<HTMLElement>) => {
  event.currentTarget.toggleAttribute('data-pointed', isPointed);
};

/** A row of tabs. Radix focuses a tab that is pressed by script, so that browsers show the ring of the keyboard: not here. */
export function TabList(props: ComponentProps<typeof Tabs.List>) {
  return <Tabs.List {...props} onPointerDown={mark(true)} onKeyDown={mark(false)} />;
}
