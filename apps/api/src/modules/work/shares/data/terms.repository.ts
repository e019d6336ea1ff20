import type { ShareChange, ShareParty, ShareTerm } from '@portal/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.generated.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

const named = (name: string) =>
  sql<string | null>`share_subject_name(${sql.ref(`${name}.expert_system_id`)}, ${sql.ref(`${name}.agent_tpui`)})`;

const termsIn = (tables: Kysely<Schema>) =>
  tables
    .selectFrom('reading.share_terms as t')
    .select(({ ref }) => [
      ref('t.id').$castTo<string>().as('id'),
      ref('t.party').$castTo<ShareParty>().as('party'),
      ref('t.head_code').as('headCode'),
      ref('t.head').as('head'),
      ref('t.basis_points').as('basisPoints'),
      ref('t.flat_kobo').$castTo<ShareTerm['flatKobo']>().as('flatKobo'),
      ref('t.cap_kobo').$castTo<ShareTerm['capKobo']>().as('capKobo'),
      ref('t.valid_from').$castTo<string>().as('validFrom'),
      ref('t.valid_until').as('validUntil'),
    ])
    .orderBy(({ ref }) => sql`coalesce(${ref('t.valid_until')}, 'infinity')`, 'desc')
    .orderBy('t.subject')
    .orderBy(({ ref }) => sql`${ref('t.head_code')} nulls first`)
    .orderBy('t.id')
    .limit(2_000);

/** What a reader may see of rows, those that are valid first. Their own carry no name of theirs. */
export function ownTerms(tables: Kysely<Schema>): Promise<ShareTerm[]> {
  return termsIn(tables)
    .select(({ ref }) => sql<string | null>`case when ${ref('t.subject')} <> 'agents' then '' end`.as('subjectName'))
    .execute();
}

export function allTerms(db: Pick<Database, '$client'>): Promise<ShareTerm[]> {
  return termsIn(tablesOf(db)).select(named('t').as('subjectName')).execute();
}

/** Changes that wait, the oldest first, as `userId` may decide them. */
export function waitingChanges(db: Pick<Database, '$client'>, userId: string): Promise<ShareChange[]> {
  return tablesOf(db)
    .selectFrom('share_changes as t')
    .select(['t.id', 't.ends_term_id as endsTermId', 't.reason'])
    .select(['t.basis_points as basisPoints', 't.valid_from as validFrom', 't.valid_until as validUntil'])
    .select(({ ref }) => [
      ref('t.party').$castTo<ShareParty>().as('party'),
      ref('t.flat_kobo').$castTo<ShareTerm['flatKobo']>().as('flatKobo'),
      ref('t.cap_kobo').$castTo<ShareTerm['capKobo']>().as('capKobo'),
      named('t').as('subjectName'),
      sql<string | null>`share_head_of(${ref('t.revenue_head_id')}) ->> 'code'`.as('headCode'),
      sql<string | null>`share_head_of(${ref('t.revenue_head_id')}) ->> 'name'`.as('head'),
      sql<string>`share_person_name(${ref('t.proposed_by')})`.as('proposedBy'),
      sql<string>`to_char(${ref('t.proposed_at')} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(
        'proposedAt',
      ),
      sql<boolean>`${ref('t.proposed_by')} <> ${userId}::uuid`.as('mayDecide'),
    ])
    .where('t.verdict', 'is', null)
    .orderBy('t.proposed_at')
    .execute();
}
