/** A subscription to the changes that the database announces. */
export interface Listener {
  /** Resolves once every change committed so far has been announced, or the connection is lost. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}
