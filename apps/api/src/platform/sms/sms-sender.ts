export interface Sms {
  /** International, with `+`. */
  readonly to: string;
  readonly text: string;
}

/** Hands a text message to the network. Resolves when it was taken; throws when it was not. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}

/** Hands over many messages that nobody waits for. What one costs is known before it is sent. */
export interface MessagePort {
  /** Kobo for each part the network counts. */
  readonly segmentKobo: number;
  /** By which its delivery reports are signed; absent where none are taken. */
  readonly reportSecret?: string | undefined;
  /** Resolves with the network's own number of it when it was taken; throws `SmsNotTaken` when it was not, anything else when nobody knows. */
  send(sms: Sms): Promise<{ readonly reference: string }>;
}

/** The network answered that it did not take a message: it may be tried again. */
export class SmsNotTaken extends Error {
  override readonly name = 'SmsNotTaken';
  /** Of HTTP. 400, 404 and 422 are about the number, others about us or the network. */
  readonly status: number;

  constructor(status: number) {
    super(`The text message was not taken (HTTP ${status})`);
    this.status = status;
  }
}

/** A message that can never be sent, however often it is tried. */
export class UnsendableSms extends Error {
  override readonly name = 'UnsendableSms';
}

/** `0803…` as people write it → `+234803…`; undefined for what is no number. */
export function internationalNumber(written: string): string | undefined {
  const plain = written.replace(/[\s()-]/g, '');
  if (/^0[789]\d{9}$/.test(plain)) return `+234${plain.slice(1)}`;
  if (/^234[789]\d{9}$/.test(plain)) return `+${plain}`;
  return /^\+[1-9]\d{7,14}$/.test(plain) ? plain : undefined;
}
