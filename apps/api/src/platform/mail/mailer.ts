export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands a mail to the post office. Resolves when it took it; throws when it did not. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A mail that can never be sent, however often it is tried. */
export class UnsendableMail extends Error {
  override readonly name = 'UnsendableMail';
}
