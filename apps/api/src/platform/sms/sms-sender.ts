export interface Sms {
  /** International, with `+`. */
  readonly to: string;
  readonly text: string;
}

/** Hands a text message to the network. Resolves when it was taken; throws when it was not. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
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
