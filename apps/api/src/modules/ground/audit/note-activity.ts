import type { ActionName } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';
import { insertActivity } from './data/activity-log.repository.ts';
import { originOfCall } from './origin-of-call.ts';

/** Who did it: a person, a third party's system, or somebody who is not signed in. */
type ActivityActor = { readonly userId: string } | { readonly expertSystemId: number } | 'nobody';

interface Activity {
  readonly actor: ActivityActor;
  /** The role somebody acted in, where the call does not know it yet: at the sign-in itself. */
  readonly role?: string | null;
  /** Past tense, for example `session.opened`. */
  readonly action: ActionName;
  /** What it was about, for example `taxpayer:<tpui>`. */
  readonly subject: string;
  /** Never a secret, a password or a NIN. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Notes what happens often and changes nothing: sign-ins, reads of a person's record, calls over interfaces. One round trip. */
export function noteActivity(
  db: Pick<Database, '$client'>,
  { actor, role, action, subject, detail = {} }: Activity,
): Promise<void> {
  const origin = originOfCall();
  return insertActivity(db, {
    actor: nameOf(actor),
    action,
    subject,
    detail,
    origin: { ...origin, role: role ?? origin.role },
  });
}

function nameOf(actor: ActivityActor): string {
  if (actor === 'nobody') return actor;
  return 'userId' in actor ? `user:${actor.userId}` : `expert-system:${actor.expertSystemId}`;
}
