import { addressKey } from '../rate-limit/address-key.ts';

interface Caller {
  readonly ip: string;
  readonly user?: { readonly id: string } | undefined;
  readonly partner?: { readonly keyId: string } | undefined;
}

/** By whom calls are counted: the account or the partner's key, wherever it is used; else the address, which a town may share. */
export function callerKey({ ip, user, partner }: Caller): string {
  if (partner) return `key ${partner.keyId}`;
  return user ? `account ${user.id}` : addressKey(ip);
}
