import { servingLimits } from './serving-limits.ts';

/** `url` for a session that works as long as it must: the limits of its login, which are for answers that somebody waits for, do not hold. */
export function withoutLimits(url: string): string {
  const address = new URL(url);
  const given = address.searchParams.get('options');
  const none = Object.keys(servingLimits).map((name) => `-c ${name}=0`);
  address.searchParams.set('options', [...(given ? [given] : []), ...none].join(' '));
  return address.href;
}
