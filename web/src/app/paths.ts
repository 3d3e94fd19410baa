/** The account screens, which bring their own frame. */
export const AUTH_PATHS =
  /^\/(auth|oauth-complete|confirm-email|email-change\/(confirm|undo)|newsletter\/(confirm|unsubscribe))\/?$|^\/(reset-password|password-reset)(\/|$)/;
/** A row's id in a path; anything else is a page that does not exist. */
export const CAFE_PATH = /^\/cafe\/(?<id>[1-9]\d{0,9})\/?$/;
export const CLAIM_PATH = /^\/claim\/(?<id>[1-9]\d{0,9})\/?$/;
/** The screens of members and of admins. */
export const MEMBER_PATHS =
  /^\/(profile|claim\/[1-9]\d{0,9}|owner(\/[1-9]\d{0,9})?|admin|admin\/merge|admin\/cafes\/(new|[1-9]\d{0,9}))\/?$/;
