export const heading = 'Newsletter';
export const field = 'New cafés, once a month, by email';
export const placeholder = 'you@example.com';
export const subscribe = 'Subscribe';
export const subscribing = 'Subscribing...';
export const subscribed = 'Almost there';
