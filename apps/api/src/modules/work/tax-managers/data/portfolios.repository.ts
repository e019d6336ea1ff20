import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';

interface Move {
  readonly toId: string;
  readonly by: string;
  readonly reason: string;
}

export interface PortfoliosRepository {
  /** How many of them came; who was there before stays. Undefined when one of them is not in the register. */
  add(tx: Transaction, tpuis: readonly string[], move: Move): Promise<number | undefined>;
  /** Those of the office whom nobody looks after, the longest registered first, as far as there is room. */
  fill(tx: Transaction, most: number, move: Move & { readonly officeId: number }): Promise<number>;
  transfer(tx: Transaction, fromId: string, move: Move): Promise<number>;
}

export const portfoliosRepository: PortfoliosRepository = {
  async add(tx, tpuis, { toId, by, reason }) {
    const all = sql.param([...new Set(tpuis)]);
    const { rowCount: known } = await tx.execute(sql`select from taxpayers where tpui = any (${all}::text[])`);
    if (known !== new Set(tpuis).size) return undefined;
    return moved(
      tx,
      sql`select tpui from unnest(${all}::text[]) as given (tpui)
        where not exists (select from portfolio_entries e where e.tpui = given.tpui and e.manager_id = ${toId}) order by tpui`,
      { toId, by, reason },
    );
  },
  fill: (tx, most, { officeId, ...move }) =>
    moved(
      tx,
      sql`select tpui from taxpayers t where t.home_office_id = ${officeId}::smallint and t.standing <> 'closed'
        and not exists (select from portfolio_entries e where e.tpui = t.tpui) order by t.registered_on, t.tpui
        limit least(${most}::int, greatest(0, portfolio_limit_of(${move.toId}) - (select count(*)::int from portfolio_entries where manager_id = ${move.toId})))`,
      move,
    ),
  transfer: (tx, fromId, move) =>
    moved(tx, sql`select tpui from portfolio_entries where manager_id = ${fromId} order by tpui for update`, move),
};

/** The database makes the entries, and refuses what is of another office or above the limit. */
async function moved(tx: Transaction, tpuis: ReturnType<typeof sql>, { toId, by, reason }: Move): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`insert into portfolio_moves (tpui, to_id, batch, moved_by, reason)
      select tpui, ${toId}::uuid, batch, ${by}::uuid, ${reason} from (${tpuis}) as those, (select uuidv7() as batch offset 0) as once`,
  );
  return rowCount ?? 0;
}
