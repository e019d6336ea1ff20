import { isCheckedCode, makeCheckedCode } from '../checked-code.ts';

const consultationPrefix = 'KC';
const enquiryPrefix = 'KE';
const tipPrefix = 'KT';
const randomLength = 13;

/** `KC`, 13 random characters (65 bits: its address is shared, and nobody guesses another's) and a check character. */
export function makeConsultationReference(randomBytes: Uint8Array): string {
  return makeCheckedCode(consultationPrefix, randomLength, randomBytes);
}

/** `KE`, 13 random characters and a check character. Opens the message together with the e-mail address. */
export function makeEnquiryReference(randomBytes: Uint8Array): string {
  return makeCheckedCode(enquiryPrefix, randomLength, randomBytes);
}

/** `KT`, 13 random characters and a check character. Opens the state of a tip and is the claim to its reward: nothing else does. */
export function makeTipReference(randomBytes: Uint8Array): string {
  return makeCheckedCode(tipPrefix, randomLength, randomBytes);
}

export function isEnquiryReference(normalized: string): boolean {
  return isCheckedCode(normalized, [enquiryPrefix], randomLength);
}
