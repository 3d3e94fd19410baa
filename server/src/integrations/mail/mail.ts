export interface Mail {
  /** A single email address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** Delivers one mail, or throws. */
export interface Transport {
  deliver(mail: Mail): Promise<void>;
  close(): void;
}
