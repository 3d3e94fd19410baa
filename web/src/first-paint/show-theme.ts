/** Puts the theme somebody chose on the page; without one the system's holds. */
export function showTheme(): void {
  const { dataset } = document.documentElement;
  try {
    const theme = localStorage.getItem('cortado-theme');
    if (theme) dataset['theme'] = theme;
    else delete dataset['theme'];
  } catch {
    // Where storage is refused the system's theme holds.
  }
}
