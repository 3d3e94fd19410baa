declare module 'email-providers' {
  /** Domains at which anybody may have a mailbox. */
  const domains: readonly string[];
  export default domains;
}
