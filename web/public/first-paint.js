// Before the first paint: the theme, and whose header.
const { dataset } = document.documentElement;
const showTheme = () => {
  try {
    const theme = localStorage.getItem('cortado-theme');
    if (theme) dataset.theme = theme;
    else delete dataset.theme;
  } catch {}
};
showTheme();
addEventListener('storage', showTheme);
if (/(?:^|; )signed-in=1(?:;|$)/.test(document.cookie)) dataset.signedIn = '';

// After it, the scripts: the page is whole without them.
const scripts = document.currentScript.dataset.scripts.split(' ');
const load = () => {
  for (const file of scripts) void import(file);
};
const onPaint = (paints) => paints.getEntriesByName('first-contentful-paint')[0] && load();
addEventListener('DOMContentLoaded', () =>
  new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true }),
);
// In a tab that nobody looks at.
addEventListener('load', () => setTimeout(load, 1_000));
