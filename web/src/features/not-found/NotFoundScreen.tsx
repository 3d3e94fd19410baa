import { Link } from 'wouter';
import { useTitle } from '../../lib/useTitle.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as texts from './texts.ts';
import * as buttonStyles from '../../ui/button.module.css';

export function NotFoundScreen() {
  useTitle(texts.title);
  return (
    <main>
      <EmptyState
        level={1}
        cover="window"
        tint="sage"
        title={texts.heading}
        text={texts.about}
        action={
          <Link className={`${buttonStyles.button} ${buttonStyles.line}`} href="/">
            {texts.home}
          </Link>
        }
      />
    </main>
  );
}
