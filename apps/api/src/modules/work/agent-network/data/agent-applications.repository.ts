import { randomBytes } from 'node:crypto';
import {
  type AgentApplication,
  type ApplicationState,
  type Language,
  type listAgentApplications,
  makeApplicationReference,
  type ParsedRequestOf,
} from '@portal/contracts';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { holds, when } from '../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { columnsNamed, type Listed, readList } from '../../../../platform/lists/read-list.ts';
import { mailboxOf } from '../../../../platform/mail/mailbox-of.ts';

export interface ApplicationRow {
  readonly id: string;
  readonly reference: string;
  readonly state: ApplicationState;
  readonly applicant: 'person' | 'company';
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string | null;
  readonly rcNumber: string | null;
  readonly ninLast4: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly lgaId: number;
  readonly lga: string;
  readonly area: string;
  readonly experienceYears: number;
  readonly experience: string;
  readonly publishesPhone: boolean;
  readonly language: Language;
  readonly receivedAt: Date;
  readonly reviewStartedAt: Date | null;
  readonly decidedAt: Date | null;
  readonly declineReason: string | null;
  readonly identityCode: string | null;
}

interface SealedNin {
  readonly encrypted: Buffer;
  readonly blindIndex: Buffer;
  readonly last4: string;
}

interface NewApplication {
  readonly id: string;
  readonly submissionId: string;
  readonly contentDigest: Buffer;
  readonly language: Language;
  readonly application: AgentApplication;
  readonly nin: SealedNin;
}

type ListQuery = ParsedRequestOf<typeof listAgentApplications>['query'];

interface ReceivedApplication {
  readonly reference: string;
  readonly contentDigest: Buffer | null;
}

export interface AgentApplicationsRepository {
  /** Undefined when this submission was received before. */
  insert(transaction: Transaction, application: NewApplication): Promise<{ reference: string } | undefined>;
  findBySubmission(submissionId: string): Promise<ReceivedApplication | undefined>;
  /** How many came with this address within the last hour. */
  countLately(email: string): Promise<number>;
  find(id: string): Promise<ApplicationRow | undefined>;
  /** Does the same work whichever of the two is wrong. */
  findByReference(reference: string, email: string): Promise<ApplicationRow | undefined>;
  list(query: ListQuery): Promise<Listed<ApplicationRow>>;
  othersOf(id: string): Promise<{ id: string; reference: string; state: ApplicationState }[]>;
  /** Nobody else decides it until the transaction ends. With the sealed NIN while it is undecided. */
  lock(
    transaction: Transaction,
    id: string,
  ): Promise<{ readonly state: ApplicationState; readonly ninEncrypted: Buffer | null } | undefined>;
  startReview(transaction: Transaction, id: string): Promise<void>;
  /** The NIN goes: it was needed to decide. */
  decide(
    transaction: Transaction,
    id: string,
    decision: { readonly by: string } & (
      | { readonly state: 'approved' }
      | { readonly state: 'declined'; readonly reason: string }
    ),
  ): Promise<void>;
}

/** Bytes a reference is made from. */
const referenceBytes = 9;
const columns = `a.id, a.reference, a.state, a.applicant, coalesce(a.company_name, person_name(a.first_name, a.last_name)) as name,
  a.first_name as "firstName", a.last_name as "lastName", a.company_name as "companyName", a.rc_number as "rcNumber",
  a.nin_last4 as "ninLast4", a.email, a.phone_number as "phoneNumber", a.lga_id as "lgaId", l.name as lga, a.area,
  a.experience_years as "experienceYears", a.experience, a.publishes_phone as "publishesPhone", a.language,
  a.received_at as "receivedAt", a.review_started_at as "reviewStartedAt", a.decided_at as "decidedAt",
  a.decline_reason as "declineReason", m.code as "identityCode"`;
const from =
  'from agent_applications a join lgas l on l.id = a.lga_id left join network_members m on m.application_id = a.id';

const source: ListSource<ApplicationRow, ListQuery['sortField']> = {
  from: sql.raw(`(select ${columns} ${from}) as applied`),
  key: { column: sql`applied.id`, type: 'uuid' },
  select: columnsNamed('applied', [
    ...(['id', 'reference', 'state', 'applicant', 'name', 'firstName', 'lastName', 'companyName', 'rcNumber'] as const),
    ...(['ninLast4', 'email', 'phoneNumber', 'lgaId', 'lga', 'area', 'experienceYears', 'experience'] as const),
    ...(['publishesPhone', 'language', 'receivedAt', 'reviewStartedAt', 'decidedAt', 'declineReason'] as const),
    'identityCode',
  ]),
  sorts: { receivedAt: { column: sql`applied."receivedAt"`, type: 'timestamptz' } },
};
const searched = sql`concat_ws(' ', applied."firstName", applied."lastName", applied."companyName", applied.email, applied.reference)`;

export function createAgentApplicationsRepository(db: Database): AgentApplicationsRepository {
  const { $client } = db;
  async function one(where: string, values: readonly string[]): Promise<ApplicationRow | undefined> {
    const { rows } = await $client.query<ApplicationRow>(`select ${columns} ${from} where ${where}`, [...values]);
    return rows[0];
  }
  return {
    async insert(transaction, { id, submissionId, contentDigest, language, application, nin }) {
      const company = application.applicant === 'company' ? application : undefined;
      const { rows } = await transaction.execute<{ reference: string }>(
        sql`insert into agent_applications (id, reference, submission_id, content_digest, applicant, first_name, last_name, company_name, rc_number,
            nin_encrypted, nin_blind_index, nin_last4, email, phone_number, lga_id, area, experience_years, experience, publishes_phone, language)
          values (${id}, ${makeApplicationReference(randomBytes(referenceBytes))}, ${submissionId}, ${contentDigest}, ${application.applicant},
            ${application.firstName}, ${application.lastName}, ${company?.companyName ?? null}, ${company?.rcNumber ?? null},
            ${nin.encrypted}, ${nin.blindIndex}, ${nin.last4}, ${application.email}, ${application.phoneNumber}, ${application.lgaId},
            ${application.area}, ${application.experienceYears}, ${application.experience}, ${application.publishesPhone}, ${language})
          on conflict (submission_id) do nothing returning reference`,
      );
      return rows[0];
    },
    async findBySubmission(submissionId) {
      const { rows } = await $client.query<ReceivedApplication>(
        'select reference, content_digest as "contentDigest" from agent_applications where submission_id = $1',
        [submissionId],
      );
      return rows[0];
    },
    async countLately(email) {
      const { rows } = await $client.query<{ lately: number }>(
        `select count(*) as lately from agent_applications where mailbox_of(email) = $1 and received_at > now() - interval '1 hour'`,
        [mailboxOf(email)],
      );
      return rows[0]?.lately ?? 0;
    },
    find: (id) => one('a.id = $1', [id]),
    findByReference: (reference, email) => one('a.reference = $1 and a.email = $2', [reference, email]),
    list: ({ criteria, state, ...query }) =>
      readList(
        db,
        source,
        query,
        and(
          holds(searched, criteria),
          when(state, (wanted) => sql`applied.state = ${wanted}`),
        ),
      ),
    async othersOf(id) {
      const { rows } = await $client.query<{ id: string; reference: string; state: ApplicationState }>(
        `select o.id, o.reference, o.state from agent_applications a
         join agent_applications o on o.nin_blind_index = a.nin_blind_index and o.id <> a.id
         where a.id = $1 order by o.received_at desc limit 20`,
        [id],
      );
      return rows;
    },
    async lock(transaction, id) {
      const { rows } = await transaction.execute<{ state: ApplicationState; ninEncrypted: Buffer | null }>(
        sql`select state, nin_encrypted as "ninEncrypted" from agent_applications where id = ${id} for update`,
      );
      return rows[0];
    },
    async startReview(transaction, id) {
      await transaction.execute(
        sql`update agent_applications set state = 'under-review', review_started_at = clock_timestamp() where id = ${id}`,
      );
    },
    async decide(transaction, id, decision) {
      const reason: SQL = decision.state === 'declined' ? sql`${decision.reason}` : sql`null`;
      await transaction.execute(
        sql`update agent_applications set state = ${decision.state}, decided_at = clock_timestamp(), decided_by = ${decision.by},
          decline_reason = ${reason}, nin_encrypted = null where id = ${id}`,
      );
    },
  };
}
