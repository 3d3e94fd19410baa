export interface Focal {
  focalX: number;
  focalY: number;
}

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** Where in a box a pointer is, in percent. */
export const pointAt = (
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { clientX: number; clientY: number },
): Focal => ({
  focalX: percent(((clientX - box.left) / box.width) * 100),
  focalY: percent(((clientY - box.top) / box.height) * 100),
});

const STEPS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key moves the point: by 1 %, with Shift by 10 %; null for other keys. */
export function keyMove(
  { focalX, focalY }: Focal,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Focal | null {
  const step = STEPS[key];
  if (!step) return null;
  const by = shiftKey ? 10 : 1;
  return { focalX: percent(focalX + step[0] * by), focalY: percent(focalY + step[1] * by) };
}
