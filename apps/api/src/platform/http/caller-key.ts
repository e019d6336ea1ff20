import { addressKey } from '../rate-limit/address-key.ts';

interface Caller {
  readonly ip: string;
  readonly user?: { readonly id: string } | undefined;
}

/** By whom calls are counted: the account, wherever it is used; else the address, which a town may share. */
export function callerKey({ ip, user }: Caller): string {
  return user ? `account ${user.id}` : addressKey(ip);
}
