// Before the first paint: the theme, and whose header.
const { dataset } = document.documentElement;
try {
  const theme = localStorage.getItem('cortado-theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
} catch {}
if (/(?:^|; )signed-in=1(?:;|$)/.test(document.cookie)) dataset.signedIn = '';

// After it: the scripts. The page is whole without them, and they are not to hold it up.
const scripts = document.currentScript.dataset.scripts.split(' ');
const load = () => {
  for (const file of scripts) void import(file);
};
const onPaint = (paints) => paints.getEntriesByName('first-contentful-paint')[0] && load();
addEventListener('DOMContentLoaded', () =>
  new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true }),
);
// A tab that nobody looks at is not painted.
addEventListener('load', () => setTimeout(load, 1_000));
