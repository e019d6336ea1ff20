import type { MailTemplateId, MailWording } from '@portal/contracts';

export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar?: CalendarFile;
  /** Of mail that is not of the law: where a mail program posts when its reader wants no more (RFC 8058). */
  readonly wayOut?: string;
  /**
   * What happens once and is told once. A job that is repeated sends the same `Message-ID`, by which mailboxes know the mail
   * they have already.
   */
  readonly occasion?: string;
  /** Of a mail whose words the service may change: which, and the same mail in other words. */
  readonly worded?: { readonly template: MailTemplateId; as(wording: MailWording): Mail };
}

/** An RFC 5545 file that mail programs offer to put into the reader's calendar. */
export interface CalendarFile {
  readonly fileName: string;
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly content: string;
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
