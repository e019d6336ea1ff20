import type { PartnerState } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';
import { givenUser } from '../../../../testing/given-user.ts';

const way = ['applied', 'sandbox', 'certified', 'live', 'throttled'] as const;

/** An expert system that walked to a state by the table of moves, whoever needed to agree having agreed; it is not brought back. */
export async function givenPartner(
  { $client }: Pick<Database, '$client'>,
  expertSystemId: number,
  state: Exclude<PartnerState, 'suspended'> = 'live',
): Promise<void> {
  const { rows } = await $client.query<{ state: (typeof way)[number] }>(
    'select state from partner_standings where expert_system_id = $1',
    [expertSystemId],
  );
  for (let at = way.indexOf(rows[0]?.state ?? 'applied'); at < way.indexOf(state); at += 1) {
    const [from, to] = [way[at], way[at + 1]];
    const needed = to === 'live' ? 2 : to === 'throttled' ? 1 : 0;
    const person = () => givenUser({ $client }, { roles: ['SuperAdmin'] });
    const [first, second] = [needed > 0 ? await person() : null, needed > 1 ? await person() : null];
    const { rows: moves } = await $client.query<{ id: string }>(
      `insert into partner_moves (expert_system_id, from_state, to_state, reason, certification, proposed_by, outcome, decided_by, decided_at)
       values ($1, $2, $3, 'Given', '{}', $4, $5, $6, case when $5::text is not null then now() end) returning id`,
      [expertSystemId, from, to, first, needed > 1 ? null : 'done', needed === 1 ? first : null],
    );
    if (needed > 1)
      await $client.query(
        `update partner_moves set outcome = 'done', decided_by = $2, decided_at = now() where id = $1`,
        [moves[0]?.id, second],
      );
  }
}
