// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDragDown } from './useDragDown.ts';

// jsdom has no pointer capture.
HTMLElement.prototype.setPointerCapture = () => undefined;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function Handle({ onClose }: { onClose: () => void }) {
  return <div data-testid="handle" {...useDragDown(onClose)} />;
}

function open() {
  const onClose = vi.fn<() => void>();
  render(
    <section data-testid="sheet">
      <Handle onClose={onClose} />
    </section>,
  );
  const handle = screen.getByTestId('handle');
  const at = (type: string, clientY: number) =>
    fireEvent(handle, new MouseEvent(type, { clientY, bubbles: true }));
  const moved = () => screen.getByTestId('sheet').style.translate;
  return { at, moved, onClose };
}

it('follows the finger down and not up, and springs back from a short way', async () => {
  const { at, moved, onClose } = open();
  at('pointermove', 400);
  expect(moved()).toBe('');
  at('pointerdown', 300);
  at('pointermove', 360);
  expect(moved()).toBe('0 60px');
  at('pointermove', 200);
  expect(moved()).toBe('0 0px');
  at('pointerup', 390);
  await nextFrame();
  expect(moved()).toBe('');
  expect(onClose).not.toHaveBeenCalled();
});

it('closes once it is pulled far enough', async () => {
  const { at, moved, onClose } = open();
  at('pointerdown', 300);
  at('pointermove', 397);
  at('pointerup', 397);
  expect(onClose).toHaveBeenCalledOnce();
  // What closes it may ask first.
  await nextFrame();
  expect(moved()).toBe('');
});

it('springs back where the system takes over the gesture', () => {
  const { at, moved, onClose } = open();
  at('pointerdown', 300);
  at('pointermove', 500);
  at('pointercancel', 500);
  expect(moved()).toBe('');
  at('pointerup', 500);
  expect(onClose).not.toHaveBeenCalled();
});
