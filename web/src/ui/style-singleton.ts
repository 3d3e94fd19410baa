import { useEffect } from 'react';

/**
 * Replaces react-style-singleton, with which Radix's dialogs and menus stop the page behind them from scrolling: its
 * style element would need 'unsafe-inline' in the page's policy, a constructed sheet needs nothing. The first
 * that is mounted counts: a second one would measure a page whose scroll bar is already hidden.
 */
export function styleSingleton() {
  let mounted = 0;
  let sheet: CSSStyleSheet | undefined;
  return function Sheet({ styles }: { styles: string }) {
    useEffect(() => {
      if (mounted++ === 0) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        if (--mounted > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      };
    }, [styles]);
    return null;
  };
}
