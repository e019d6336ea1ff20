import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is one of the open internet: no loopback, private, shared, link-local, documentation, mapped, translated or multicast
 * one. What is not known to be public is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.parse(address);
  if (read.range() !== 'unicast') return false;
  // Of IPv6 only 2000::/3 is given out for the open internet.
  return read.kind() === 'ipv4' || ((read as ipaddr.IPv6).parts[0] ?? 0) >> 13 === 1;
}
