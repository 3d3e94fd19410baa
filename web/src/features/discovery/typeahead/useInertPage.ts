import { useEffect, type RefObject } from 'react';

/** While it is wanted, nothing of the page can be reached or scrolled but what holds a field. */
export function useInertPage(field: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const root = document.documentElement;
    const madeInert: Element[] = [];
    let element: Element | null | undefined = field.current?.closest('search');
    for (; element && element !== document.body; element = element.parentElement) {
      const others = [...(element.parentElement?.children ?? [])].filter(
        (one) => one !== element && !one.hasAttribute('inert'),
      );
      for (const other of others) other.setAttribute('inert', '');
      madeInert.push(...others);
    }
    root.style.overflow = 'hidden';
    return () => {
      for (const other of madeInert) other.removeAttribute('inert');
      root.style.overflow = '';
    };
  }, [field, isWanted]);
}
