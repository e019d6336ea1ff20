import * as z from 'zod/mini';
import { plainCode, ungrouped, withoutInvisible } from './typed-text.ts';

/** What a field of one line holds. A line break within is left for the field to refuse. */
export const typedLine = () =>
  z.overwrite<string>((typed) =>
    withoutInvisible(typed)
      .replace(/[\t\p{Zs}]+/gu, ' ')
      .trim(),
  );

/** What a field of several lines holds: as it was written, but in one direction of reading. */
export const typedLines = () =>
  z.overwrite<string>((typed) => typed.replace(/[\u202A-\u202E\u2066-\u2069]/g, '').trim());

/** What mail programs make clickable: schemes, addresses, and hosts with the endings people are sent to. */
const linkInText =
  /:\/|\/\/|\bwww\.|@|[\p{L}\p{N}]\.(?:com|net|org|info|biz|gov|edu|int|ng|io|co|me|ly|gl|to|cc|tv|ws|in|us|uk|eu|de|fr|ru|cn|tk|ml|ga|cf|gq|za|gh|ke|xyz|mobi|icu|vip)(?![\p{L}\p{N}])/iu;
/** Endings that are words too: after an initial (`S.K.Group Nig. Ltd`) they belong to the name of a firm. */
const hostWithWord =
  /[\p{L}\p{N}-]{2}\.(?:site|online|website|store|shop|club|top|win|bid|link|click|live|life|world|app|dev|page|web|africa|support|help|bank|pay|money|cash|loan|tax|email|services|agency|company|group|center|today|news|pro|name|fun|space|tech|cloud|cyou|buzz|rest|bar|ink|wiki|zip|mov)(?![\p{L}\p{N}])/iu;

/** What a mail program would make clickable stands in it. */
export const namesLink = (text: string): boolean => linkInText.test(text) || hostWithWord.test(text);

/** Mail programs make a link of an address in a name: nobody sends people somewhere in our mails. */
export const withoutLinks = () => z.refine<string>((name) => !namesLink(name), 'Leave out web and email addresses');

/** What a field of digits holds. */
export const typedDigits = () => z.overwrite<string>(ungrouped);

/** What a field of a code holds that has hyphens of its own. */
export const typedCode = () => z.overwrite<string>(plainCode);
