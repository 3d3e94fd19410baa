function playLeaving(element: HTMLElement, scrolled: number): void {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.ariaHidden = 'true';
  copy.dataset['leaving'] = '';
  document.body.append(copy);
  copy.scrollTop = scrolled;
  // None where motion is reduced.
  const ends = copy.getAnimations?.().map(({ finished }) => finished) ?? [];
  void Promise.allSettled(ends).then(() => copy.remove());
}

/** A ref: once React has removed the element, a copy that nobody can use plays the animation of `[data-leaving]`. */
export function leaveInMotion(element: HTMLElement | null) {
  return () => {
    const scrolled = element?.scrollTop ?? 0;
    // A ref is given back between renders too.
    queueMicrotask(() => {
      if (element && !element.isConnected) playLeaving(element, scrolled);
    });
  };
}
