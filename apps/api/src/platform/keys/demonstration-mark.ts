import { ConfigError } from '../config/config-error.ts';

/** Stands in every key file that a demonstration made, and goes wherever the file is carried. */
export const demonstrationMark = '# Made by a demonstration: not for real money or real people.';

/** Throws a `ConfigError` for the text of a key file that a demonstration made. */
export function refuseDemonstrationKey(text: string, fileName: string): void {
  if (!text.includes(demonstrationMark)) return;
  throw new ConfigError([`${fileName} in KEYS_DIR was made by a demonstration: production needs a key of its own.`]);
}
