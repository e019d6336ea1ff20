import { writeAudit } from '../../ground/audit/index.ts';
import { forgetEnded } from './data/tips.repository.ts';
import type { TipsDeps } from './tips-deps.ts';

/** Once a day: a year after its end a tip keeps what became of it, and neither its words nor its sender. */
export async function forgetTips({ db }: Pick<TipsDeps, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    const count = await forgetEnded(tx);
    if (count > 0)
      await writeAudit(tx, { actor: { system: 'tips' }, action: 'tip.forgotten', subject: 'tips', detail: { count } });
  });
}
