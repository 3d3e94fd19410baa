// Before the first paint: the chosen theme, and whether a member's header is on its way.
try {
  const theme = localStorage.getItem('cortado-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('cortado-signed-in')) document.documentElement.dataset.signedIn = '';
} catch {}
