import { useTitle } from '../../lib/useTitle.ts';
import { STATIC_PAGES, type StaticPath } from './pages.ts';
import * as styles from './static-page.module.css';

export function StaticScreen({ path }: { path: StaticPath }) {
  const { title, sections } = STATIC_PAGES[path];
  useTitle(title());
  return (
    <main className={`${styles.page} wrap`}>
      <h1 className="t-h1" tabIndex={-1}>
        {title()}
      </h1>
      {Object.entries(sections).map(([name, { heading, text }]) => (
        <section key={name}>
          {heading && <h2 className="t-h3">{heading()}</h2>}
          <p className="t-read">{text()}</p>
        </section>
      ))}
    </main>
  );
}
