import type { Role } from '@portal/contracts';
import type { ObjectCall } from './access-objects.ts';

/** One endpoint of the access matrix. */
export interface AccessRow {
  /** Who may call: anybody, or these active roles. */
  readonly who: 'anybody' | readonly Role[];
  /** Whose call on the objects it is; the SuperAdmin's unless said. */
  readonly as?: Role;
  /** Of endpoints that name an object: what a caller who may call gets for an own, somebody else's and a missing one. */
  readonly objects?: () => Promise<Readonly<Record<'own' | 'foreign' | 'missing', ObjectCall>>>;
}

/** The rows of one module, by method and path. */
export type AccessRows = Readonly<Record<string, AccessRow>>;
