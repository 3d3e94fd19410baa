import { useTitle } from '../../lib/useTitle.ts';
import { Actions } from './Actions.tsx';
import { Fields } from './Fields.tsx';
import { Layouts } from './Layouts.tsx';
import { States } from './States.tsx';
import * as texts from '#messages/parts';
import * as styles from './parts.module.css';

/** Shows every part of the design system, for those who build screens of them. */
export function PartsScreen() {
  useTitle(texts.title());
  return (
    <main className={`${styles.parts} wrap`}>
      <h1 className="t-h1" tabIndex={-1}>
        {texts.title()}
      </h1>
      <p>{texts.about()}</p>
      <Layouts />
      <Actions />
      <Fields />
      <States />
    </main>
  );
}
