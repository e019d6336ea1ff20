import { type Scope, type TaxpayerRecord, taxpayerPapersMost } from '@portal/contracts';
import { and, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import { ownRows } from '../../../../platform/scope/own-rows.ts';
import type { ReadAs } from '../../../../platform/scope/read-as.ts';
import { type OfficeReach, officeReachOf } from '../../../ground/identity/index.ts';

type Instant<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]: Date };
type Account = NonNullable<TaxpayerRecord['account']>;
type AccountRow = Omit<Account, 'lastSeenAt'> & { readonly lastSeenAt: Date | null; readonly name: string };
type Papers = Pick<TaxpayerRecord, 'bills'> & {
  readonly receipts: readonly Instant<TaxpayerRecord['receipts'][number], 'at'>[];
};
type RepresentativeRow = Omit<TaxpayerRecord['people'][number], 'since'> & { readonly since: Date };
type DoneBy = Instant<TaxpayerRecord['looks'][number], 'at'>;

export interface TaxpayerRecordRepository {
  /** As far as `scope` may see them. */
  papersOf(tpui: string, scope: Scope): Promise<Papers>;
  /** Undefined of those who have none. The e-mail is whole. */
  accountOf(tpui: string): Promise<AccountRow | undefined>;
  /** The record that leads it, and those it leads. */
  mergesOf(tpui: string): Promise<Pick<TaxpayerRecord, 'mergedInto' | 'mergedHere'>>;
  /** Who acts for them by a consent that counts now. */
  representativesOf(tpui: string): Promise<readonly RepresentativeRow[]>;
  organisationOf(tpui: string): Promise<TaxpayerRecord['organisation']>;
  requestsOf(tpui: string): Promise<readonly Instant<TaxpayerRecord['requests'][number], 'openedAt'>[]>;
  consultationsOf(
    userId: string,
    scope: Scope,
  ): Promise<readonly Instant<TaxpayerRecord['consultations'][number], 'startsAt'>[]>;
  ticketsOf(userId: string, scope: Scope): Promise<readonly Instant<TaxpayerRecord['tickets'][number], 'sentAt'>[]>;
  /** The newest of either log about these subjects. */
  doneTo(log: 'activity_log' | 'audit_log', subjects: readonly string[]): Promise<readonly DoneBy[]>;
}

export function createTaxpayerRecordRepository({ $client }: Database, readAs: ReadAs): TaxpayerRecordRepository {
  async function rowsOf<Row extends object>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    return (await $client.query<Row>(text, [...values])).rows;
  }
  return {
    papersOf: (tpui, scope) =>
      readAs(scope, async (run) => {
        const whose = and(
          sql`payer_tpui = any (reading.papers_of(${tpui}))`,
          ownRows(scope, { office: sql`tax_office_id` }),
        );
        const bills = await run<Papers['bills'][number]>(sql`
          select reference, payer_tpui as tpui, issued_on as "issuedOn", coalesce(heads, '') as heads, total_kobo as "totalKobo", status
          from reading.invoices where ${whose} order by issued_on desc, id desc limit ${taxpayerPapersMost}`);
        const receipts = await run<Papers['receipts'][number]>(sql`
          select receipt_number as number, bill_reference as "billReference", payer_tpui as tpui, min(at) as at,
            sum(amount_kobo) filter (where not is_void)::bigint as "amountKobo", bool_or(is_void) as "isVoid"
          from reading.collections where ${whose} group by receipt_id, receipt_number, bill_reference, payer_tpui
          order by min(at) desc limit ${taxpayerPapersMost}`);
        return { bills, receipts };
      }),

    async accountOf(tpui) {
      const [row] = await rowsOf<AccountRow>(
        `select id as "userId", email, email_verified_at is not null as "isEmailVerified", status, nin_last4 as "ninLast4",
           (select max(last_used_at) from sessions where user_id = users.id) as "lastSeenAt",
           person_name(first_name, last_name) as name
         from users where tpui = $1 and status <> 'deleted'`,
        [tpui],
      );
      return row;
    },

    async mergesOf(tpui) {
      const [row] = await rowsOf<Pick<TaxpayerRecord, 'mergedInto' | 'mergedHere'>>(
        `select (select jsonb_build_object('tpui', l.tpui, 'name', l.name) from taxpayers l where l.tpui = t.merged_into) as "mergedInto",
           (select coalesce(jsonb_agg(jsonb_build_object('tpui', m.tpui, 'name', m.name) order by m.tpui), '[]') from taxpayers m
            where m.merged_into = t.tpui) as "mergedHere"
         from taxpayers t where t.tpui = $1`,
        [tpui],
      );
      return row ?? { mergedInto: null, mergedHere: [] };
    },

    representativesOf: (tpui) =>
      rowsOf(
        `select coalesce(o.name, person_name(u.first_name, u.last_name)) as name, r.kind, r.rights, r.accepted_at as since
         from representations r join users u on u.id = r.representative_id left join organisations o on o.tpui = u.tpui
         where r.principal_tpui = $1 and r.ended_at is null order by r.accepted_at, r.id`,
        [tpui],
      ),

    async organisationOf(tpui) {
      const [row] = await rowsOf<NonNullable<TaxpayerRecord['organisation']>>(
        `select o.name, o.registration_number as "registrationNumber", o.tin, i.name as industry, o.confirmed_at is not null as "isConfirmed"
         from organisations o join industries i on i.id = o.industry_id where o.tpui = $1`,
        [tpui],
      );
      return row ?? null;
    },

    requestsOf: (tpui) =>
      rowsOf(
        `select id, kind, state, reference, opened_at as "openedAt", closed_at is null as "isOpen"
         from work_items where tpui = any (reading.papers_of($1)) order by opened_at desc limit $2`,
        [tpui, taxpayerPapersMost],
      ),

    consultationsOf(userId, scope) {
      const reach: OfficeReach = officeReachOf(scope);
      return rowsOf(
        `select c.reference, c.topic, c.state, c.starts_at as "startsAt" from users u
           join consultations c on mailbox_of(c.email) = mailbox_of(lower(u.email)) and c.email = lower(u.email)
           join consultants k on k.id = c.consultant_id
         where u.id = $1 and u.email_verified_at is not null and ($2::int is null or k.office_id = $2) order by c.starts_at desc limit $3`,
        [userId, reach === 'all' ? null : (reach ?? 0), taxpayerPapersMost],
      );
    },

    ticketsOf(userId, scope) {
      const reach: OfficeReach = officeReachOf(scope);
      return rowsOf(
        `select reference, topic, state, created_at as "sentAt" from enquiries
         where user_id = $1 and ($2::int is null or office_id = $2) order by created_at desc limit $3`,
        // Who has no office reaches none: offices count from 1.
        [userId, reach === 'all' ? null : (reach ?? 0), taxpayerPapersMost],
      );
    },

    doneTo: (log, subjects) =>
      rowsOf(
        `select l.at, l.action, coalesce(l.actor_role, active_role(u.id)) as role, coalesce(o.name, m.name) as office,
           coalesce(u.tpui, nullif(person_name(u.first_name, u.last_name), '')) as name, l.detail ->> 'reason' as reason
         from (select * from ${log} where subject = any ($1::text[]) order by ${log === 'audit_log' ? 'position' : 'id'} desc limit $2) l
         left join users u on u.id = case when l.actor ~ '^user:[0-9a-f-]{36}$' then substr(l.actor, 6)::uuid end
         left join tax_offices o on o.id = u.tax_office_id left join mdas m on m.id = u.mda_id order by l.at desc`,
        [subjects, taxpayerPapersMost],
      ),
  };
}
