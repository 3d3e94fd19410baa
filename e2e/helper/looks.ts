import type { Page } from 'playwright-core';

const PROPERTIES = [
  'align-items',
  'background-color',
  'border-top',
  'border-radius',
  'box-shadow',
  'color',
  'display',
  'flex',
  'font',
  'gap',
  'height',
  'justify-content',
  'margin-top',
  'margin-bottom',
  'opacity',
  'padding',
  'position',
  'white-space',
  'z-index',
];

/** The path of an element, by tags and classes from the root → how it looks. */
export type Looks = Record<string, string>;

/** The screen's looks; the map's own are left out, for they come when they come. */
export function readLooks(page: Page): Promise<Looks> {
  return page.evaluate((properties) => {
    const looks: Record<string, string> = {};
    for (const element of document.querySelectorAll('#root *:not(svg *)')) {
      if (element.closest('section[aria-label*="map" i]')) continue;
      const steps: string[] = [];
      for (let one: Element | null = element; one?.id !== 'root'; one = one!.parentElement)
        steps.unshift(`${one!.localName}.${one!.getAttribute('class') ?? ''}`);
      const style = getComputedStyle(element);
      looks[steps.join(' > ')] ??= properties
        .map((name) => `${name}: ${style.getPropertyValue(name)}`)
        .join('; ');
    }
    return looks;
  }, PROPERTIES);
}

/** What is on both screens and does not look the same. */
export function changedLooks(before: Looks, after: Looks): string[] {
  return Object.entries(before).flatMap(([place, look]) => {
    const now = after[place];
    return now === undefined || now === look ? [] : [`${place}\n${look}\n${now}`];
  });
}
