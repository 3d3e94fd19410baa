import { Link } from 'wouter';
import { useTitle } from '../../lib/useTitle.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Says that nobody can sign in yet, rather than show a form that does nothing. */
export function AuthScreen() {
  useTitle('Accounts');
  return (
    <main>
      <EmptyState
        level={1}
        cover="stools"
        tint="clay"
        title="Accounts open soon"
        text="Signing in, favorites and private ratings are on their way. Every café is here to browse already."
        action={
          <Link className="btn btn-line" href="/">
            Discover Cafés
          </Link>
        }
      />
    </main>
  );
}
