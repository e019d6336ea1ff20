import { BlockList, isIP } from 'node:net';

/** Whether an address is one of these, or in one of these blocks; an empty list has them all. */
export function isInList(list: readonly string[], address: string): boolean {
  if (list.length === 0) return true;
  const known = new BlockList();
  for (const entry of list) {
    const [ip = '', bits] = entry.split('/');
    if (bits === undefined) known.addAddress(ip, familyOf(ip));
    else known.addSubnet(ip, Number(bits), familyOf(ip));
  }
  return isIP(address) !== 0 && known.check(address, familyOf(address));
}

function familyOf(ip: string): 'ipv4' | 'ipv6' {
  return isIP(ip) === 6 ? 'ipv6' : 'ipv4';
}
