/** What scrolls inside an element that leaves; its copy begins where it was. */
const scrollerOf = (element: HTMLElement) => element.querySelector('[data-scrolls]');

function playLeaving(element: HTMLElement, scrolled: number): void {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.ariaHidden = 'true';
  copy.dataset['leaving'] = '';
  document.body.append(copy);
  const scroller = scrollerOf(copy);
  if (scroller) scroller.scrollTop = scrolled;
  // None where motion is reduced.
  const ends = copy.getAnimations?.().map(({ finished }) => finished) ?? [];
  void Promise.allSettled(ends).then(() => copy.remove());
}

/** A ref: once React has removed the element, a copy that nobody can use plays the animation of `[data-leaving]`. */
export function leaveInMotion(element: HTMLElement | null) {
  return () => {
    if (!element) return;
    const scrolled = scrollerOf(element)?.scrollTop ?? 0;
    // A ref is released between renders too.
    queueMicrotask(() => {
      if (!element.isConnected) playLeaving(element, scrolled);
    });
  };
}
