// Before the first paint: the theme, and whose header.
try {
  const theme = localStorage.getItem('cortado-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
if (/(?:^|; )signed-in=1(?:;|$)/.test(document.cookie)) {
  document.documentElement.dataset.signedIn = '';
}
