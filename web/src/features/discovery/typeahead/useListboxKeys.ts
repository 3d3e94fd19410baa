import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';

interface ListboxKeys {
  field: RefObject<HTMLInputElement | null>;
  /** Of the listbox; its options' ids begin with it. */
  id: string;
  isOpen: boolean;
  /** The labels of the options, in order. */
  keys: readonly string[];
  onOpen: () => void;
  onChoose: (key: string) => void;
  /** Escape. @returns whether there was something to do */
  onEscape: () => boolean;
}

export const optionId = (id: string, index: number) => `${id}-${index}`;

/**
 * Makes a combobox of a field that the page has rendered before this was loaded: the focus stays in the field, arrows mark an
 * option, which stays marked while it is offered.
 */
export function useListboxKeys(props: ListboxKeys) {
  const { field, id, isOpen, keys } = props;
  const [marked, setMarked] = useState<string | null>(null);
  const at = isOpen && marked !== null ? keys.indexOf(marked) : -1;

  useLayoutEffect(() => {
    const { current } = field;
    current?.setAttribute('aria-autocomplete', 'list');
    current?.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) current?.setAttribute('aria-controls', id);
    else current?.removeAttribute('aria-controls');
    if (at < 0) current?.removeAttribute('aria-activedescendant');
    else current?.setAttribute('aria-activedescendant', optionId(id, at));
    if (at >= 0) document.getElementById(optionId(id, at))?.scrollIntoView({ block: 'nearest' });
  }, [field, id, isOpen, at]);

  const move = (step: 1 | -1) => {
    props.onOpen();
    const start = at < 0 && step < 0 ? 0 : at;
    setMarked(keys[(start + step + keys.length) % keys.length] ?? null);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' && at >= 0) props.onChoose(keys[at]!);
    else if (key !== 'Escape' || !props.onEscape()) return;
    event.preventDefault();
  });
  const onUse = useEffectEvent(() => props.onOpen());
  useEffect(() => {
    const { current } = field;
    const stop = new AbortController();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => current?.addEventListener(type, listener, { signal: stop.signal });
    listen('keydown', onKeyDown);
    listen('focus', onUse);
    listen('click', onUse);
    listen('input', () => {
      setMarked(null);
      onUse();
    });
    return () => stop.abort();
  }, [field]);
  return { at, mark: setMarked };
}
