// Sets the chosen theme before the first paint; without a choice the system's holds.
try {
  const theme = localStorage.getItem('cortado-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
