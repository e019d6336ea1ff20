import { timingSafeEqual } from 'node:crypto';
import { fromBase64Url } from '../../../platform/keys/base64url.ts';
import { createSecretBox } from '../../../platform/keys/secret-box.ts';

/** Signs the links of the mails: whoever has the key of a reference got it from us, and it opens this booking alone. */
export interface BookingKeys {
  keyOf(reference: string): string;
  fits(reference: string, key: string): boolean;
}

/** Keyed hashes: nothing to store, and a mail that is sent again has the same link. */
export function createBookingKeys(dataKey: Buffer): BookingKeys {
  const { blindIndex } = createSecretBox(dataKey, 'consultation links');
  return {
    keyOf: (reference) => blindIndex(reference).toString('base64url'),
    fits(reference, key) {
      const given = fromBase64Url(key);
      const right = blindIndex(reference);
      return given?.length === right.length && timingSafeEqual(given, right);
    },
  };
}
