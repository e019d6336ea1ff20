import type { ActionName } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { insertAuditRow } from './data/audit-log.repository.ts';
import { originOfCall } from './origin-of-call.ts';

/** Who did it: a person, or a part of the portal by itself. */
export type AuditActor = { readonly userId: string } | { readonly system: string };

/** What is done to one kind of subject: of `consultant.created` the second word. */
export type DeedOf<Subject extends string, Action = ActionName> = Action extends `${Subject}.${infer Deed}`
  ? Deed
  : never;

export interface AuditEntry {
  readonly actor: AuditActor;
  /** Past tense, for example `role.assigned`. */
  readonly action: ActionName;
  /** What it was done to, for example `user:<id>`. */
  readonly subject: string;
  /** Facts for whoever asks later. Never a secret, a password or a NIN. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/**
 * Writes down what the caller's transaction does, and from where it was asked; both happen or neither. Write it last: from here to the commit every
 * other audited transaction waits for this one.
 */
export async function writeAudit(transaction: Transaction, entry: AuditEntry): Promise<void> {
  const { actor, action, subject, detail = {} } = entry;
  const name = 'userId' in actor ? `user:${actor.userId}` : `system:${actor.system}`;
  await insertAuditRow(transaction, { actor: name, action, subject, detail, origin: originOfCall() });
}
