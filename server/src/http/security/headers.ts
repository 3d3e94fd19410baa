import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../core/settings.ts';

/** What a page, or one that got into it, may ask a visitor for: where they are, and nothing else. */
const PERMISSIONS = [
  'geolocation=(self)',
  ...['camera', 'display-capture', 'microphone', 'midi', 'payment', 'usb'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ');

/** The headers every answer carries: no inline script, no foreign host but for photographs and a map style that is set. */
export async function securityHeaders(
  app: FastifyInstance,
  settings: Settings,
  development: boolean,
): Promise<void> {
  const secure = settings.APP_URL.startsWith('https:');
  const styleOrigin = settings.MAP_STYLE_URL ? [new URL(settings.MAP_STYLE_URL).origin] : [];
  await app.register(helmet, {
    // The development server's reload needs inline script.
    contentSecurityPolicy: development
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            scriptSrc: ["'self'"],
            // Positions over the map are set as style attributes.
            styleSrc: ["'self'", "'unsafe-inline'"],
            imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
            fontSrc: ["'self'"],
            connectSrc: ["'self'", ...styleOrigin],
            workerSrc: ["'self'", 'blob:'],
            objectSrc: ["'none'"],
            baseUri: ["'none'"],
            formAction: ["'self'"],
            frameAncestors: ["'none'"],
            ...(secure && { upgradeInsecureRequests: [] }),
          },
        },
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
}
