// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Confirm } from './Confirm.tsx';
import { Dialog } from './Dialog.tsx';
import { OpensDialog } from './OpensDialog.tsx';

/** The dialog and what lies under it. */
const leaving = () => [...document.querySelectorAll<HTMLElement>('[data-leaving]')];

function openConfirm() {
  const onConfirm = vi.fn<() => void>();
  render(
    <Confirm
      trigger={<Button>Remove list</Button>}
      title="Remove this list?"
      verb="Remove"
      onConfirm={onConfirm}
    >
      Its link ends at once.
    </Confirm>,
  );
  const trigger = screen.getByRole('button', { name: 'Remove list' });
  fireEvent.click(trigger);
  return { onConfirm, trigger };
}

it('asks with the focus on Cancel, and returns it', async () => {
  const { onConfirm, trigger } = openConfirm();
  const dialog = screen.getByRole('alertdialog', { name: 'Remove this list?' });
  expect(dialog.getAttribute('aria-describedby')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(trigger));
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  expect(onConfirm).not.toHaveBeenCalled();
});

it('does it once, and closes', () => {
  const { onConfirm } = openConfirm();
  fireEvent.submit(screen.getByRole('button', { name: 'Remove' }).closest('form')!);
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('leaves as an inert copy until its animation has ended', async () => {
  let end = () => {};
  const finished = new Promise<void>((resolve) => (end = resolve));
  // jsdom has no animations.
  HTMLElement.prototype.getAnimations = () => [{ finished }] as unknown as Animation[];
  openConfirm();
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  await vi.waitFor(() => expect(leaving()).toHaveLength(2));
  expect(leaving().every((copy) => copy.inert)).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  end();
  await vi.waitFor(() => expect(leaving()).toEqual([]));
});

it('returns the focus to the heading where what opened it is gone', async () => {
  const { rerender } = render(
    <main id="content">
      <h1>Lists</h1>
      <OpensDialog trigger={<Button>New list</Button>}>
        {(close) => <Dialog title="New list" onClose={close} />}
      </OpensDialog>
    </main>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'New list' }));
  screen.getByRole('dialog', { name: 'New list' });
  rerender(
    <main id="content">
      <h1>Lists</h1>
    </main>,
  );
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  );
});
