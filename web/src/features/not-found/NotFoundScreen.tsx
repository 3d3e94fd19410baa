import { Link } from 'wouter';
import { useTitle } from '../../lib/useTitle.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as buttonStyles from '../../ui/button.module.css';

export function NotFoundScreen() {
  useTitle('Page Not Found');
  return (
    <main>
      <EmptyState
        level={1}
        cover="window"
        tint="sage"
        title="404 Page Not Found"
        text="There is nothing at this address. The coffee is elsewhere."
        action={
          <Link className={`${buttonStyles.button} ${buttonStyles.line}`} href="/">
            Back to Home
          </Link>
        }
      />
    </main>
  );
}
