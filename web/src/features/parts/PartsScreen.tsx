import { useTitle } from '../../lib/useTitle.ts';
import { ScreenTitle, Stack } from '../../ui/Layout.tsx';
import { Actions } from './Actions.tsx';
import { Fields } from './Fields.tsx';
import { Layouts } from './Layouts.tsx';
import { States } from './States.tsx';
import * as texts from '#messages/parts';

/** Shows every part of the design system, for those who build screens of them. */
export function PartsScreen() {
  useTitle(texts.title());
  return (
    <Stack as="main" gap={24} className="wrap page">
      <ScreenTitle>{texts.title()}</ScreenTitle>
      <p>{texts.about()}</p>
      <Layouts />
      <Actions />
      <Fields />
      <States />
    </Stack>
  );
}
