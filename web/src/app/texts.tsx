import type { ReactNode } from 'react';
import { BRAND } from '../lib/texts.ts';

export const frameSkip = 'Skip to content';
/** Past the filters. */
export const frameSkipToCafes = 'Skip to the cafés';

export const headerHome = `${BRAND}, home`;
export const headerMenu = 'Menu';
export const headerNav = 'Main';
export const headerLinkHome = 'Home';
export const headerLinkAbout = 'About';
export const headerLinkContact = 'Contact';
export const headerLogin = 'Login';
export const headerRegister = 'Create Account';
export const headerProfile = 'My Profile';

export const searchSubmit = 'Search';
export const searchField = 'Search cafés';
export const searchClear = 'Clear search';
export const searchLocation = 'Location';
export const searchWidePlaceholder = 'Search cafés, roasts, or brewing methods...';
export const searchPhonePlaceholder = 'Search for cafés, areas...';

export const themeButton = {
  unknown: 'Theme',
  light: 'Theme: light. Switch to dark',
  dark: 'Theme: dark. Switch to light',
};

export const footerAbout = 'Specialty coffee in Boston and Cambridge, one cup at a time.';
export const footerSampleData = (strong: (text: string) => ReactNode) => (
  <>{strong('Sample data.')} Members and ratings here are invented.</>
);
export const footerExplore = 'Explore';
export const footerLinkNear = 'Cafés near you';
export const footerLinkAll = 'All cafés';
export const footerLinkWifi = 'Cafés with wifi';
export const footerLinkPourOver = 'Pour over';
export const footerLinkBeans = 'Beans to take home';
export const footerCompany = 'About';
export const footerLinkAbout = `About ${BRAND}`;
export const footerLinkSuggest = 'Suggest a cafe';
export const footerLinkContact = 'Contact';
export const footerLinkCareers = 'Careers';
export const footerLinkPress = 'Press';
export const footerLinkPrivacy = 'Privacy';
export const footerLinkTerms = 'Terms';
export const footerLinkCookies = 'Cookies';
export const footerCredit = (places: string | null) => {
  const map = `© 2026 ${BRAND}. Schematic map; world: Natural Earth; cities: GeoNames; town lines: US Census TIGER.`;
  return places ? `${map} Some cafés: ${places}.` : map;
};

export const memberMenuFavorites = 'Favorites';
export const memberMenuAccount = (name: string) => `${name}’s account`;
export const memberMenuProfile = 'My Profile';
export const memberMenuMyFavorites = 'My Favorites';
export const memberMenuPreferences = 'Filter Preferences';
export const memberMenuOwner = 'My cafés';
export const memberMenuAdmin = 'Admin Dashboard';
export const memberMenuLogout = 'Logout';

export const newVersionReady = 'A new version is ready';
export const newVersionReload = 'Reload';
export const newVersionDismiss = 'Dismiss';

/** For the document's head, which the server writes. */
export const headHome =
  'Find specialty coffee in Boston and Cambridge: search, filter and map cafés by roast, brewing method, area and more.';
export const headAbout = `${BRAND} helps coffee lovers find unique, high-quality cafés.`;
export const headSuggest =
  'Tell us about a missing café. A name and an address are enough. No account needed.';
export const headAccount = 'Your favorites, private ratings and saved filters.';
export const headMissing = 'There is nothing at this address.';

/** The title of a document; the screen gives itself the same once it runs. */
export const titleAbout = 'About';

/** A form that the browser sent by itself, before the scripts or without them. */
export const documentUnsent =
  'Your form was sent before this page finished loading, so nothing was saved. Please send it again. It needs JavaScript.';
