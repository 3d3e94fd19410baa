// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shownToast } from '../../../../lib/toast.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import * as texts from '#messages/profile/settings/two-step';

afterEach(() => vi.unstubAllGlobals());

function open() {
  const onClose = vi.fn<() => void>();
  render(<RecoveryCodes codes={['aaaa-bbbb', 'cccc-dddd']} onClose={onClose} />);
  return onClose;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const escape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });

it('stays open, and says why, until the codes are saved', () => {
  vi.stubGlobal('print', () => undefined);
  const onClose = open();
  escape();
  press('Close');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe(texts.codesNotSaved());
  press(texts.print());
  expect(screen.queryByText(texts.codesNotSaved())).toBeNull();
  escape();
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes once it is confirmed that they are saved', () => {
  const onClose = open();
  press(texts.done());
  expect(onClose).toHaveBeenCalledOnce();
});

it('says so where there is no clipboard, as over plain http', async () => {
  const onClose = open();
  press(texts.copy());
  await waitFor(() => expect(shownToast.get()?.title).toBe(texts.copyFailed()));
  press('Close');
  expect(onClose).not.toHaveBeenCalled();
});
