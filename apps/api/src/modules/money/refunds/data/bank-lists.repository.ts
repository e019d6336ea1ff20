import type { BankList, listRefundLists, ParsedRequestOf } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { type Listed, readList } from '../../../../platform/lists/read-list.ts';

type Query = ParsedRequestOf<typeof listRefundLists>['query'];

/** What became of a line: of one that came back, this time it was sent, whatever became of the next. */
const state = sql`case when s.outcome in ('returned', 'failed') then 'returned'
  else case coalesce(r.state, p.state) when 'returned' then 'returning' when 'evidenced' then 'evidenced' when 'paid' then 'paid' else 'sent' end end`;

const source: ListSource<BankList, Query['sortField']> = {
  from: sql`refund_lists l cross join lateral (
    select coalesce(sum(coalesce(r.amount_kobo, p.amount_kobo)), 0)::bigint as total_kobo,
      coalesce(jsonb_agg(jsonb_build_object('kind', case when r.id is null then 'shares' else 'refund' end,
        'number', coalesce(r.number, p.number), 'reference', s.reference, 'accountName', coalesce(r.account_name, p.account_name, ''),
        'amountKobo', coalesce(r.amount_kobo, p.amount_kobo), 'state', ${state}) order by s.reference), '[]') as lines
    from refund_sends s left join refunds r on r.id = s.refund_id left join share_payments p on p.id = s.share_payment_id
    where s.list_id = l.id) n`,
  key: { column: sql`l.id`, type: 'uuid' },
  select: {
    id: sql`l.id`,
    number: sql`l.number`,
    madeBy: sql`(select coalesce(person_name(u.first_name, u.last_name), '') from users u where u.id = l.made_by)`,
    madeAt: sql`to_char(l.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    totalKobo: sql`n.total_kobo`,
    lines: sql`n.lines`,
  },
  sorts: { madeAt: { column: sql`l.made_at`, type: 'timestamptz' } },
};

/** Lists for the bank with both kinds of lines, the newest first. */
export function readBankLists(db: Database, query: Query): Promise<Listed<BankList>> {
  return readList(db, source, query);
}
