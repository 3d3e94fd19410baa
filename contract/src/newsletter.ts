import { z } from 'zod';
import { mailedToken, message } from './accounts.ts';
import { email } from './email.ts';
import { linkText, type Endpoint } from './endpoint.ts';

export const newsletterSubscription = z.object({ email });

const unsubscribeToken = z.object({ token: linkText });

export const newsletterEndpoints = {
  subscribeNewsletter: {
    method: 'POST',
    path: '/api/newsletter',
    access: 'everyone',
    summary:
      'Asks an address by mail whether it wants the newsletter; the answer is the same for a known one.',
    body: newsletterSubscription,
    answer: message,
  },
  confirmNewsletter: {
    method: 'POST',
    path: '/api/newsletter/confirm',
    access: 'everyone',
    summary: 'Confirms a subscription with the token of the mailed link.',
    body: mailedToken,
    answer: message,
    errors: ['CONFIRMATION_INVALID'],
  },
  openUnsubscribeLink: {
    method: 'GET',
    path: '/api/newsletter/unsubscribe',
    access: 'everyone',
    summary: 'The link in each letter: redirects to the page that asks.',
    query: unsubscribeToken,
    answer: z.null(),
    redirectsTo: 'The page that asks.',
  },
  unsubscribeNewsletter: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    access: 'everyone',
    summary:
      'Ends a subscription and forgets its address. Mail programs post here by themselves (RFC 8058); a body is not read.',
    query: unsubscribeToken,
    answer: message,
  },
} as const satisfies Record<string, Endpoint>;
