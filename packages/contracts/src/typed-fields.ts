import * as z from 'zod/mini';
import { ungrouped, withoutInvisible } from './typed-text.ts';

/** What a field of one line holds. */
export const typedLine = () => z.overwrite<string>((typed) => withoutInvisible(typed).trim());

/** What a field of digits holds. */
export const typedDigits = () => z.overwrite<string>(ungrouped);
