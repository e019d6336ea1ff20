import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/**
 * Whether a peer may speak for others in `x-forwarded-for`. Loopback always may (the gateway runs beside us);
 * `addresses` are further proxies, single or as CIDR blocks. Throws for what is neither.
 */
export function trustedProxies(addresses: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  trusted.addSubnet('127.0.0.0', 8, 'ipv4');
  trusted.addAddress('::1', 'ipv6');
  for (const entry of addresses) {
    const [address = '', bits] = entry.split('/');
    const family = familyOf(address);
    if (!family) throw new TypeError(`"${entry}" is not an IP address or a CIDR block`);
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = withoutMapping(address);
    const family = familyOf(plain);
    return family !== undefined && trusted.check(plain, family);
  };
}

/** The address of the person behind the trusted proxies, for requests that do not pass through Fastify. */
export function clientAddressOf(request: IncomingMessage, isTrusted: (address: string) => boolean): string {
  let address = request.socket.remoteAddress ?? '';
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  while (isTrusted(address)) {
    const next = forwarded.pop()?.trim();
    if (!next || isIP(next) === 0) break;
    address = next;
  }
  return withoutMapping(address);
}

const loopback = trustedProxies([]);

export function isLoopback(address: string): boolean {
  return loopback(address);
}

/** `::ffff:10.0.0.1` → `10.0.0.1`: one client is one address, however the socket was opened. */
export function withoutMapping(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice('::ffff:'.length) : address;
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  if (version === 4) return 'ipv4';
  return version === 6 ? 'ipv6' : undefined;
}
