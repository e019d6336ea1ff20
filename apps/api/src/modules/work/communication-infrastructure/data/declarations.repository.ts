import { randomBytes } from 'node:crypto';
import {
  type Assessment,
  type BillStatus,
  type Declaration,
  type FibreRoute,
  type Language,
  type listDeclarations,
  makeDeclarationReference,
  type ParsedRequestOf,
  type Site,
} from '@portal/contracts';
import { and, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { holds, when } from '../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { columnsNamed, type Listed, readList } from '../../../../platform/lists/read-list.ts';
import { mailboxOf } from '../../../../platform/mail/mailbox-of.ts';

type DeclarationState = 'received' | 'confirmed' | 'rejected';

export interface DeclarationRow {
  readonly id: string;
  readonly reference: string;
  readonly contentDigest: Buffer | null;
  readonly state: DeclarationState;
  readonly companyName: string;
  readonly rcNumber: string;
  readonly contactName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly address: string;
  readonly language: Language;
  readonly tariffFrom: string;
  readonly lines: Assessment['lines'];
  readonly totalKobo: number;
  readonly receivedAt: Date;
  readonly checkedAt: Date | null;
  readonly rejectionReason: string | null;
  readonly billId: string;
  readonly billReference: string;
  readonly billStatus: BillStatus;
  readonly payBy: string;
  /** Of the case in which it is checked. */
  readonly caseVersion: number;
  readonly siteCount: number;
  readonly fibreMetres: number;
}

interface NewDeclaration {
  readonly submissionId: string;
  readonly contentDigest: Buffer | null;
  readonly language: Language;
  readonly declaration: Declaration;
  readonly assessment: Assessment;
  readonly billId: string;
}

type ListQuery = ParsedRequestOf<typeof listDeclarations>['query'];

export interface DeclarationsRepository {
  /** Undefined when this submission was received before: then nothing of the transaction may stay. */
  insert(transaction: Transaction, declaration: NewDeclaration): Promise<{ id: string; reference: string } | undefined>;
  findBySubmission(submissionId: string): Promise<DeclarationRow | undefined>;
  /** How many came with this address within the last hour. */
  countLately(email: string): Promise<number>;
  find(id: string): Promise<DeclarationRow | undefined>;
  /** Does the same work whichever of the two is wrong. */
  findByReference(reference: string, email: string): Promise<DeclarationRow | undefined>;
  sitesOf(id: string): Promise<Site[]>;
  fibreRoutesOf(id: string): Promise<FibreRoute[]>;
  list(query: ListQuery): Promise<Listed<DeclarationRow>>;
  /** Nobody else checks it until the transaction ends. */
  lock(transaction: Transaction, id: string): Promise<{ state: DeclarationState; billId: string } | undefined>;
  confirm(transaction: Transaction, id: string, by: string): Promise<void>;
  reject(transaction: Transaction, id: string, by: string, reason: string): Promise<void>;
}

/** Bytes a reference is made from. */
const referenceBytes = 9;
const columns = `d.id, d.reference, d.content_digest as "contentDigest", d.state, d.company_name as "companyName", d.rc_number as "rcNumber", d.contact_name as "contactName",
  d.email, d.phone_number as "phoneNumber", d.address, d.language, d.tariff_from as "tariffFrom", d.lines, d.total_kobo as "totalKobo",
  d.received_at as "receivedAt", d.checked_at as "checkedAt", d.rejection_reason as "rejectionReason",
  d.bill_id as "billId", b.reference as "billReference", o.status as "billStatus", b.expires_on as "payBy",
  case_version('declaration-check', 'declaration:' || d.id) as "caseVersion",
  (select count(*) from declared_sites s where s.declaration_id = d.id) as "siteCount",
  (select coalesce(sum(metres), 0)::bigint from declared_fibre_routes f where f.declaration_id = d.id) as "fibreMetres"`;
const from =
  'from infrastructure_declarations d join bills b on b.id = d.bill_id join bill_overviews o on o.bill_id = b.id';

const source: ListSource<DeclarationRow, ListQuery['sortField']> = {
  from: sql.raw(`(select ${columns} ${from}) as declared`),
  key: { column: sql`declared.id`, type: 'uuid' },
  select: columnsNamed('declared', [
    ...(['id', 'reference', 'contentDigest', 'state', 'companyName', 'rcNumber', 'contactName', 'email'] as const),
    ...(['phoneNumber', 'address', 'language', 'tariffFrom', 'lines', 'totalKobo', 'receivedAt', 'checkedAt'] as const),
    ...([
      'rejectionReason',
      'billId',
      'billReference',
      'billStatus',
      'payBy',
      'caseVersion',
      'siteCount',
      'fibreMetres',
    ] as const),
  ]),
  sorts: { receivedAt: { column: sql`declared."receivedAt"`, type: 'timestamptz' } },
};
const searched = sql`concat_ws(' ', declared."companyName", declared."rcNumber", declared.email, declared.reference)`;

export function createDeclarationsRepository(db: Database): DeclarationsRepository {
  const { $client } = db;
  async function one(where: string, values: readonly string[]): Promise<DeclarationRow | undefined> {
    const { rows } = await $client.query<DeclarationRow>(`select ${columns} ${from} where ${where}`, [...values]);
    return rows[0];
  }
  return {
    insert,
    findBySubmission: (submissionId) => one('d.submission_id = $1', [submissionId]),
    async countLately(email) {
      const { rows } = await $client.query<{ lately: number }>(
        `select count(*) as lately from infrastructure_declarations where mailbox_of(email) = $1 and received_at > now() - interval '1 hour'`,
        [mailboxOf(email)],
      );
      return rows[0]?.lately ?? 0;
    },
    find: (id) => one('d.id = $1', [id]),
    findByReference: (reference, email) => one('d.reference = $1 and d.email = $2', [reference, email]),
    async sitesOf(id) {
      const { rows } = await $client.query<Site>(
        `select kind, name, lga_id as "lgaId", place, height_metres as "heightMetres", power, sharers, latitude, longitude
         from declared_sites where declaration_id = $1 order by position`,
        [id],
      );
      return rows;
    },
    async fibreRoutesOf(id) {
      const { rows } = await $client.query<FibreRoute>(
        `select lga_id as "lgaId", from_place as "from", to_place as "to", metres, ducts
         from declared_fibre_routes where declaration_id = $1 order by position`,
        [id],
      );
      return rows;
    },
    list: ({ criteria, state, ...query }) =>
      readList(
        db,
        source,
        query,
        and(
          holds(searched, criteria),
          when(state, (wanted) => sql`declared.state = ${wanted}`),
        ),
      ),
    async lock(transaction, id) {
      const { rows } = await transaction.execute<{ state: DeclarationState; billId: string }>(
        sql`select state, bill_id as "billId" from infrastructure_declarations where id = ${id} for update`,
      );
      return rows[0];
    },
    async confirm(transaction, id, by) {
      await transaction.execute(
        sql`update infrastructure_declarations set state = 'confirmed', checked_at = clock_timestamp(), checked_by = ${by} where id = ${id}`,
      );
    },
    async reject(transaction, id, by, reason) {
      await transaction.execute(
        sql`update infrastructure_declarations set state = 'rejected', checked_at = clock_timestamp(), checked_by = ${by},
          rejection_reason = ${reason} where id = ${id}`,
      );
    },
  };
}

async function insert(
  transaction: Transaction,
  { submissionId, contentDigest, language, declaration, assessment, billId }: NewDeclaration,
): Promise<{ id: string; reference: string } | undefined> {
  const { companyName, rcNumber, contactName, email, phoneNumber, address, sites, fibreRoutes } = declaration;
  const { rows } = await transaction.execute<{ id: string; reference: string }>(
    sql`insert into infrastructure_declarations (reference, submission_id, content_digest, company_name, rc_number, contact_name, email, phone_number,
        address, language, tariff_from, lines, total_kobo, bill_id)
      values (${makeDeclarationReference(randomBytes(referenceBytes))}, ${submissionId}, ${contentDigest}, ${companyName}, ${rcNumber}, ${contactName},
        ${email}, ${phoneNumber}, ${address}, ${language}, ${assessment.tariffFrom}, ${JSON.stringify(assessment.lines)}::jsonb,
        ${assessment.totalKobo}, ${billId})
      on conflict (submission_id) do nothing returning id, reference`,
  );
  const [made] = rows;
  if (!made) return undefined;
  await transaction.execute(
    sql`insert into declared_sites (declaration_id, position, kind, name, lga_id, place, height_metres, power, sharers, latitude, longitude)
      select ${made.id}::uuid, position, site ->> 'kind', site ->> 'name', (site ->> 'lgaId')::int, site ->> 'place',
        (site ->> 'heightMetres')::float8, site ->> 'power', (site ->> 'sharers')::smallint,
        (site ->> 'latitude')::float8, (site ->> 'longitude')::float8
      from jsonb_array_elements(${JSON.stringify(sites)}::jsonb) with ordinality as given (site, position)`,
  );
  await transaction.execute(
    sql`insert into declared_fibre_routes (declaration_id, position, lga_id, from_place, to_place, metres, ducts)
      select ${made.id}::uuid, position, (route ->> 'lgaId')::int, route ->> 'from', route ->> 'to', (route ->> 'metres')::int,
        (route ->> 'ducts')::smallint
      from jsonb_array_elements(${JSON.stringify(fibreRoutes)}::jsonb) with ordinality as given (route, position)`,
  );
  return made;
}
