import type { Language, RecoveryPaper } from '@portal/contracts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

type EndState = 'recovered' | 'stopped' | 'refused' | 'withdrawn' | 'lapsed';
type State = 'proposed' | 'waiting' | EndState;

interface Said {
  readonly userId: string;
  readonly paper: RecoveryPaper;
  /** Sealed. Null once the account is gone, as the addresses are. */
  readonly paperNumber: Buffer | null;
  readonly seenOn: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly formerEmail: string | null;
  readonly formerPhone: string | null;
  readonly language: Language;
}

export interface RecoveryRow extends Said {
  readonly id: string;
  readonly state: State;
  readonly approvedAt: Date | null;
}

export interface ShownRecovery extends RecoveryRow {
  readonly officeId: number | null;
  readonly proposedBy: string;
  readonly proposedAt: Date;
  readonly endedAt: Date | null;
}

const columns = [
  ...(['r.id', 'r.user_id as userId', 'r.paper', 'r.paper_number as paperNumber', 'r.seen_on as seenOn'] as const),
  ...(['r.email', 'r.phone_number as phoneNumber', 'r.former_email as formerEmail'] as const),
  ...(['r.former_phone as formerPhone', 'r.language', 'r.state', 'r.approved_at as approvedAt'] as const),
] as const;

export type AccountRecoveriesRepository = ReturnType<typeof createAccountRecoveriesRepository>;

/** Who approved, and when what began and ended, the database takes from the steps of the case. */
export function createAccountRecoveriesRepository(db: Database) {
  return {
    async propose(tx: Transaction, said: Said & { readonly by: string; readonly at: Date }): Promise<string> {
      const { id } = await tablesOf(tx)
        .insertInto('account_recoveries')
        .values({
          ...{ user_id: said.userId, paper: said.paper, paper_number: said.paperNumber, seen_on: said.seenOn },
          ...{ email: said.email, phone_number: said.phoneNumber, former_email: said.formerEmail },
          ...{ former_phone: said.formerPhone, language: said.language, proposed_by: said.by, proposed_at: said.at },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    find: (on: Database | Transaction, id: string): Promise<RecoveryRow | undefined> =>
      tablesOf(on).selectFrom('account_recoveries as r').select(columns).where('r.id', '=', id).executeTakeFirst(),
    /** With the office whose case it is. */
    show: (id: string): Promise<ShownRecovery | undefined> =>
      tablesOf(db)
        .selectFrom('account_recoveries as r')
        .select(columns)
        .select(({ ref }) => [
          sql<
            number | null
          >`(select w.office_id from cases_about('account-recovery', 'account-recovery:' || ${ref('r.id')}) w)`.as(
            'officeId',
          ),
          ...(['r.proposed_by as proposedBy', 'r.proposed_at as proposedAt', 'r.ended_at as endedAt'] as const),
        ])
        .where('r.id', '=', id)
        .executeTakeFirst(),
    /** As the newest step of its case says. */
    async follows(tx: Transaction, id: string, state: Exclude<State, 'proposed'>): Promise<RecoveryRow> {
      return tablesOf(tx)
        .updateTable('account_recoveries as r')
        .set({ state })
        .where('r.id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow();
    },
    /** Those whose day of waiting was over at this moment. */
    async due(approvedBefore: Date): Promise<string[]> {
      const rows = await tablesOf(db)
        .selectFrom('account_recoveries')
        .select('id')
        .where('state', '=', 'waiting')
        .where('approved_at', '<=', approvedBefore)
        .orderBy('approved_at')
        .execute();
      return rows.map(({ id }) => id);
    },
    async openOf(tx: Transaction, userIds: readonly string[]): Promise<string[]> {
      const rows = await tablesOf(tx)
        .selectFrom('account_recoveries')
        .select('id')
        .where('user_id', 'in', [...userIds])
        .where('state', 'in', ['proposed', 'waiting'])
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },
    async forget(tx: Transaction, userIds: readonly string[]): Promise<void> {
      await tablesOf(tx)
        .updateTable('account_recoveries')
        .set({ paper_number: null, email: null, phone_number: null, former_email: null, former_phone: null })
        .where('user_id', 'in', [...userIds])
        .execute();
    },
  };
}
