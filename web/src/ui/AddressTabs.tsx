import { Tabs } from 'radix-ui';
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useNavigateOnce } from '../lib/useNavigateOnce.ts';
import { useAskedTab } from '../lib/useParam.ts';
import { PersistentPanel } from './PersistentPanel.tsx';
import { TabList } from './TabList.tsx';
import * as styles from './tabs.module.css';

interface AddressTabsProps<Props extends object> {
  label: string;
  /** Name in the address, label, and what is shown; the first one is the default. */
  tabs: readonly (readonly [name: string, label: () => ReactNode, Panel: ComponentType<Props>])[];
  /** What every panel is given. */
  panel: Props;
  className?: string;
  panelClassName: string;
  /** The tab whose panel stays while another one is open. */
  persistent?: string;
  /** Whether going to another tab is no step of its own for the back button. */
  replace?: boolean;
}

/** Tabs of a screen; the open one is in the address. */
export function AddressTabs<Props extends object>(props: AddressTabsProps<Props>) {
  const { label, tabs, panel, className, panelClassName, persistent, replace = false } = props;
  const wanted = useAskedTab();
  const [path] = useLocation();
  const navigate = useNavigateOnce();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(([name]) => name === wanted),
  );
  const nameAt = (index: number) => tabs[index]![0];
  useEffect(() => {
    const row = list.current;
    const tab = row?.children.item(at);
    if (!row || !(tab instanceof HTMLElement)) return undefined;
    // On the narrowest screens the tabs scroll sideways, and the open one may be beyond the edge, also after the count of another one appears.
    let placed: number | null = null;
    const observer = new ResizeObserver(() => {
      // Not after the visitor has scrolled it.
      if (placed !== null && row.scrollLeft !== placed) return;
      row.scrollLeft = tab.offsetLeft - 32;
      placed = row.scrollLeft;
    });
    for (const one of row.children) observer.observe(one);
    return () => observer.disconnect();
  }, [at]);
  return (
    <Tabs.Root
      className={className}
      value={nameAt(at)}
      onValueChange={(name) =>
        navigate(name === nameAt(0) ? path : `${path}?tab=${name}`, {
          replace,
          // The same entry stays what it was.
          state: replace ? window.history.state : undefined,
        })
      }
    >
      <TabList ref={list} className={styles.tabs} aria-label={label}>
        {tabs.map(([name, text]) => (
          <Tabs.Trigger key={name} value={name}>
            {text()}
          </Tabs.Trigger>
        ))}
      </TabList>
      {tabs.map(([name, , Panel], index) => {
        const content = <Panel {...panel} />;
        const shown = { value: name, className: panelClassName, children: content };
        return name === persistent ? (
          <PersistentPanel key={name} isOpen={index === at} {...shown} />
        ) : (
          <Tabs.Content key={name} {...shown} />
        );
      })}
    </Tabs.Root>
  );
}
