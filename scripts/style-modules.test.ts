import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './lib/root.mjs';
import { readSources, styleFaults, type Sources } from './lib/style-modules.ts';

const SOUND: Sources = new Map([
  ['styles/base.css', '.wrap {}'],
  ['ui/button.module.css', '.button {} .line:hover {}'],
  ['features/cafe/cafe.module.css', '.cafe > :global(.button_line) {} .cafe > :global(.wrap) {}'],
  [
    'features/cafe/CafeScreen.tsx',
    `import * as buttonStyles from '../../ui/button.module.css';
     import * as styles from './cafe.module.css';
     <div className={styles.cafe}>
       <a className={\`\${buttonStyles.button} \${buttonStyles.line}\`} />
       <p className="wrap" />
     </div>`,
  ],
]);

const faultsWith = (path: string, text: string) => styleFaults(new Map([...SOUND, [path, text]]));

describe('styles', () => {
  it('use every class in its own screen alone, and none is unused', async () => {
    expect(styleFaults(await readSources(join(ROOT, 'web/src')))).toEqual([]);
  });

  it('are accepted where all is well', () => {
    expect(styleFaults(SOUND)).toEqual([]);
  });

  it('are refused outside a module', () => {
    expect(faultsWith('features/cafe/hours.css', '.hours {}')).toEqual([
      'features/cafe/hours.css is no module',
    ]);
  });

  it('are refused in two modules of one name', () => {
    expect(faultsWith('features/admin/cafe.module.css', '')).toContain(
      'features/admin/cafe.module.css shares its name with another module',
    );
  });

  it('are refused where nothing has the class', () => {
    expect(faultsWith('ui/button.module.css', '.button {} .line {} .wide {}')).toEqual([
      'ui/button.module.css: nothing has the class wide',
    ]);
  });

  it.each([
    [':global(.button) {}', ':global(.button) reaches beyond its module'],
    ['.about :global(.buton) {}', '.about :global(.buton) names a class that nothing has'],
    [
      '.about :global(.cafe) {}',
      '.about :global(.cafe) reaches into features/cafe/cafe.module.css',
    ],
  ])('are refused with %s', (css, fault) => {
    expect(faultsWith('features/about/about.module.css', css)).toContain(
      `features/about/about.module.css: ${fault}`,
    );
  });

  it('are refused where a selector finds an element by a class', () => {
    expect(faultsWith('lib/focus.ts', "control.closest<HTMLElement>('.panel')")).toEqual([
      'lib/focus.ts selects by a class',
    ]);
  });

  it.each([
    ['<p className="button" />', 'features/about/About.tsx writes out the class button'],
    [
      "<p className={on ? 'button' : undefined} />",
      'features/about/About.tsx writes out the class button',
    ],
    ['<p className={`${look} line`} />', 'features/about/About.tsx writes out the class line'],
    [
      "import * as styles from '../cafe/cafe.module.css';",
      'features/about/About.tsx uses features/cafe/cafe.module.css',
    ],
  ])('are refused with %s', (tsx, fault) => {
    expect(faultsWith('features/about/About.tsx', tsx)).toEqual([fault]);
  });
});
