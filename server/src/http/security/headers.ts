import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Settings } from '../../core/settings.ts';

/** What no page of ours asks for, so that no script injected into one can; only names that browsers know, for they warn of others. */
const DENIED = `accelerometer autoplay camera clipboard-read display-capture encrypted-media fullscreen gamepad
  gyroscope hid identity-credentials-get idle-detection local-fonts magnetometer microphone midi otp-credentials payment
  picture-in-picture screen-wake-lock serial storage-access usb window-management xr-spatial-tracking`;
const PERMISSIONS = [
  'geolocation=(self)',
  ...DENIED.split(/\s+/).map((feature) => `${feature}=()`),
].join(', ');

/** What Google's map needs, as its guide for content policies has it; it puts its style sheets into the page. */
const GOOGLE_HOSTS = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];
const GOOGLE = {
  script: [...GOOGLE_HOSTS, 'https://*.ggpht.com', 'https://*.googleusercontent.com', 'blob:'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  connect: [...GOOGLE_HOSTS, 'data:', 'blob:'],
  frame: ['https://*.google.com'],
};
const NOT_GOOGLE: typeof GOOGLE = { script: [], style: [], font: [], connect: [], frame: [] };

/** The security headers of every answer: no inline script or style sheet, no other host except for images and what the map is set to. */
export function securityHeaders(
  app: FastifyInstance,
  settings: Settings,
  development: boolean,
): void {
  const secure = settings.APP_URL.startsWith('https:');
  const google = settings.GOOGLE_MAPS_KEY ? GOOGLE : NOT_GOOGLE;
  const mapOrigins = [settings.MAP_STYLE_URL, settings.MAP_TILES].flatMap((place) =>
    place && URL.canParse(place) ? [new URL(place).origin] : [],
  );
  // Made once: Fastify's plugin makes the policy for each request, which costs 50 µs.
  const setHeaders = helmet({
    // The development server's reload needs inline script.
    contentSecurityPolicy: development
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            scriptSrc: ["'self'", ...google.script],
            styleSrc: ["'self'", ...google.style],
            // Rendered pages carry some: a photo's focal point and colour, Radix's tabs.
            styleSrcAttr: ["'unsafe-inline'"],
            imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
            fontSrc: ["'self'", ...google.font],
            connectSrc: ["'self'", ...mapOrigins, ...google.connect],
            ...(settings.GOOGLE_MAPS_KEY && { frameSrc: google.frame }),
            workerSrc: ["'self'", 'blob:'],
            objectSrc: ["'none'"],
            baseUri: ["'none'"],
            formAction: ["'self'"],
            frameAncestors: ["'none'"],
          },
        },
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS);
    setHeaders(request.raw, reply.raw, () => done());
  });
}
