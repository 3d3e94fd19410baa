import { createElement, use, type ComponentType, type ReactNode } from 'react';

const RETRY_AFTER_MS = 1000;

/** A component whose code is loaded when it is first shown. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Loads it ahead of time; never rejects, because showing it says what went wrong. */
  preload: () => Promise<void>;
  isLoaded: () => boolean;
}

/** Thrown while rendering a part that did not load. */
export class PartError extends Error {
  override name = 'PartError';
  /** Lets the next render ask for the part again. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A part of the page did not load.', { cause });
    this.forget = forget;
  }
}

/** Whether the files of any part have been lost since the page was opened. */
let hasLost = false;

/** Whether a style sheet has come; the rules of one that was lost can't be read. */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length >= 0;
  } catch {
    return false;
  }
}

/** Asks once more for the style sheets that did not come: the bundler takes each that it has asked for as there. */
function reloadStyles(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const there = new Set(links.filter(hasCome).map(({ href }) => href));
  const lost = links.filter((link) => !hasCome(link) && !there.has(link.href));
  const reload = (link: HTMLLinkElement) =>
    new Promise((resolve, reject) => {
      const again = link.cloneNode() as HTMLLinkElement;
      again.addEventListener('load', resolve);
      again.addEventListener('error', () => reject(new Error(`${link.href} did not load.`)));
      link.after(again);
    });
  return Promise.all(lost.map(reload));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Like React.lazy, but a load that failed is tried again: once by itself, and whenever a boundary has forgotten
 * the failure.
 * @param load imports the module
 * @param name the component's name in it
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const forget = () => {
    loading = undefined;
  };
  const attempt = () =>
    (hasLost ? reloadStyles().then(load) : load()).catch((cause: unknown) => {
      hasLost = true;
      throw cause;
    });
  const start = () =>
    (loading ??= attempt()
      .catch(() => pause(RETRY_AFTER_MS).then(attempt))
      .then(
        (module) => (loaded = module[name]),
        (cause: unknown) => {
          throw new PartError(cause, forget);
        },
      ));
  const Part = (props: Props) => createElement(loaded ?? use(start()), props);
  return Object.assign(Part, {
    preload: () => start().then(() => undefined, forget),
    isLoaded: () => loaded !== undefined,
  });
}
