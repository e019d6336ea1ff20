import type { PartnerMode, PartnerScope } from '@portal/contracts';

/** A partner's machine, by its key: a caller of its own kind, which opens the partners' interface and nothing else. */
export interface PartnerCaller {
  /** Which database its rows are in. */
  readonly mode: PartnerMode;
  /** All its calls are counted together, and few. */
  readonly isThrottled: boolean;
  readonly keyId: string;
  /** The part of the key that names it. */
  readonly handle: string;
  /** What its people call it. */
  readonly keyName: string;
  readonly expertSystemId: number;
  /** Of all it reads and writes. */
  readonly engineCodeId: number;
  /** Of the interface, as the key was made. */
  readonly version: string;
  /** The key, or the service, wants each call signed. */
  readonly mustSign: boolean;
  readonly scopes: readonly PartnerScope[];
  /** Who made the key, and answers for what is done with it. */
  readonly madeBy: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    partner: PartnerCaller | undefined;
  }
}
