import { isIPv6 } from 'node:net';
import { withoutMapping } from '../http/client-address.ts';

/** One subscriber is one key: a whole /64 of IPv6 belongs to one household, which could otherwise ask from 2^64 addresses. */
export function addressKey(ip: string): string {
  const address = withoutMapping(ip);
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...(address.includes('::') ? Array<string>(missing).fill('0') : []), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
