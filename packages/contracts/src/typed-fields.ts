import * as z from 'zod/mini';
import { ungrouped, withoutInvisible } from './typed-text.ts';

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

/** What a field of digits holds. */
export const typedDigits = () => z.overwrite<string>(ungrouped);
