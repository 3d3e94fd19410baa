import { useTitle } from '../../lib/useTitle.ts';
import { STATIC_PAGES, type StaticPath } from './pages.ts';
import * as styles from './static-page.module.css';

export function StaticScreen({ path }: { path: StaticPath }) {
  const page = STATIC_PAGES[path];
  useTitle(page.title);
  return (
    <main className={`${styles.page} wrap`}>
      <h1 className="t-h1" tabIndex={-1}>
        {page.title}
      </h1>
      {page.sections.map(([heading, paragraph]) => (
        <section key={paragraph}>
          {heading && <h2 className="t-h3">{heading}</h2>}
          <p className="t-read">{paragraph}</p>
        </section>
      ))}
    </main>
  );
}
