import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';
import { renderIn, type Language } from './language.ts';

const RETRY_AFTER_MS = 1000;
/** How long a page waits for its parts; a stalled connection must not block it for good. */
export const WAIT_MS = 3000;

/** A component whose code is loaded when it is first shown. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** The component's name, which is that of its file too. */
  displayName: string;
  /** Loads it ahead of time; never rejects: the error is thrown when it is shown. */
  preload: () => Promise<void>;
  isLoaded: () => boolean;
}

/** Thrown while rendering a part that did not load. */
export class PartError extends Error {
  /** Lets the next render load the part again. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A part of the page did not load.', { cause });
    this.forget = forget;
  }
}

/** The server's state for the page it renders: its language, and where the names of the parts it shows are noted. */
export const Rendering = createContext<{ language: Language; parts: Set<string> } | null>(null);

const preloads: { name: string; preload: () => Promise<void> }[] = [];

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads the parts of these names, if the code that shows them has loaded, and waits for them up to three seconds. */
export async function preloadParts(names: readonly string[]): Promise<void> {
  const wanted = preloads.filter(({ name }) => names.includes(name));
  if (wanted.length === 0) return;
  await Promise.race([Promise.all(wanted.map(({ preload }) => preload())), pause(WAIT_MS)]);
}

/** The props of a component in a module. */
export type PropsIn<Module, Name extends keyof Module> =
  Module[Name] extends ComponentType<infer Props extends object> ? Props : never;

/**
 * Like React.lazy, but a load that failed is tried again: once by itself, and whenever a boundary has forgotten
 * the failure.
 * @param load imports the module
 * @param name the component's name in it
 */
export function lazyPart<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
): LazyPart<PropsIn<Module, Name>> {
  type Props = PropsIn<Module, Name>;
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const forget = () => {
    loading = undefined;
  };
  const start = () =>
    (loading ??= load()
      .catch(() => pause(RETRY_AFTER_MS).then(load))
      .then(
        (module) => (loaded = module[name] as ComponentType<Props>),
        (cause: unknown) => {
          throw new PartError(cause, forget);
        },
      ));
  const Part = (props: Props) => {
    const rendering = use(Rendering);
    if (rendering) {
      rendering.parts.add(name);
      // It continues here once its code is there; meanwhile another page may have been rendered.
      renderIn(rendering.language);
    }
    return createElement(loaded ?? use(start()), props);
  };
  // A browser remembers which addresses have failed, so nothing is preloaded while there is no connection.
  const preload = async () => {
    // Node 21 and newer has a navigator without `onLine`.
    const browser = globalThis.navigator as Partial<Navigator> | undefined;
    if (browser?.onLine !== false) await start().then(() => undefined, forget);
  };
  preloads.push({ name, preload });
  return Object.assign(Part, {
    displayName: name,
    preload,
    isLoaded: () => loaded !== undefined,
  });
}
