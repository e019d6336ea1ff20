import type { AskedChange } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';

export interface AskedOf {
  /** Null of an account that is not there yet. */
  readonly userId: string | null;
  readonly asked: AskedChange;
  /** Of what asks for one. */
  readonly reason?: string;
  readonly by: string;
}

/** Opens a case in which another SuperAdmin decides; answers its id. Nothing happens to the person before. */
export type ProposeDeciderChange = (transaction: Transaction, proposal: AskedOf) => Promise<string>;

/** On record beside what is done: who proposed it and why it was approved, where two persons did. */
export type ByTwo = Readonly<{ proposedBy?: string; approval?: string }>;
