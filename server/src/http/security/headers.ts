import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../core/settings.ts';

/** The browser permissions a page, or a script injected into it, may request: the location only. */
const PERMISSIONS = [
  'geolocation=(self)',
  ...['camera', 'display-capture', 'microphone', 'midi', 'payment', 'usb'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ');

/** The security headers of every answer: no inline script, no other host except for images and the configured map style. */
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
