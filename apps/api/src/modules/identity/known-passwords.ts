import { dictionary } from '@zxcvbn-ts/language-common';
import { BusinessError } from '../../platform/http/business-error.ts';

/** What people here would think of first, besides what the world does. */
const local = ['kaduna', 'nigeria', 'kadirs', 'paykaduna', 'revenue', 'naija', 'zazzau', 'arewa'];
const known = new Set([...dictionary['passwords-common'], ...local]);
/** `Password1!` is `password` with what the rules asked for. */
const longestDecoration = 5;

/** Whether a password is among the 49,000 most common leaked ones, also when it is merely decorated. */
export function isKnownPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const core = plain.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const undisguised = unleet(plain).replace(/^[^a-z]+|[^a-z]+$/g, '');
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

function unleet(text: string): string {
  return text.replace(/[01345@$](?=[a-z01345@$]*[a-z])/g, (sign) => disguises[sign] ?? sign);
}
