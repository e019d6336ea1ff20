import { dictionary } from '@zxcvbn-ts/language-common';
import { BusinessError } from '../../../platform/http/business-error.ts';

/** What people here would think of first, besides what the world does. */
const local = ['kaduna', 'nigeria', 'kadirs', 'paykaduna', 'revenue', 'naija', 'zazzau', 'arewa'];
const known = new Set([...dictionary['passwords-common'], ...local]);
/** `Password1!` is `password` with what the rules asked for. */
const longestDecoration = 5;

/** Whether a password is among the 49,000 most common leaked ones, also when it is merely decorated. */
export function isKnownPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const core = withoutEnds(plain);
  const undisguised = withoutEnds(unleet(plain));
  return (
    [core, undisguised].some((word) => known.has(word) && plain.length - word.length <= longestDecoration) ||
    known.has(plain)
  );
}

export function refuseKnownPassword(password: string): void {
  if (isKnownPassword(password)) throw new BusinessError('identity.password-known');
}

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

/** A sign stands for a letter where a letter still follows, with nothing but such signs between. */
function unleet(text: string): string {
  return text.replace(/[a-z01345@$]+/g, (run) => {
    const last = run.search(/[a-z][01345@$]*$/);
    return run.slice(0, last + 1).replace(/[01345@$]/g, (sign) => disguises[sign] ?? sign) + run.slice(last + 1);
  });
}

/** From the first letter to the last. */
function withoutEnds(text: string): string {
  const isLetter = (character: string | undefined) => character !== undefined && character >= 'a' && character <= 'z';
  let [start, end] = [0, text.length];
  while (start < end && !isLetter(text[start])) start += 1;
  while (end > start && !isLetter(text[end - 1])) end -= 1;
  return text.slice(start, end);
}
