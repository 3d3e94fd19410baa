export const title = 'Page Not Found';
export const heading = '404 Page Not Found';
export const about = 'There is nothing at this address. The coffee is elsewhere.';
export const home = 'Back to Home';
