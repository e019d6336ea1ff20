import { duplicateGroupsMost, findDuplicates, getMerge, listDuplicates, proposeMerge } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity, writeAudit } from '../../../ground/audit/index.ts';
import type { Caseload } from '../../../ground/caseload/index.ts';
import type { TaxpayerMergesRepository } from '../data/taxpayer-merges.repository.ts';
import type { TaxpayersDeps } from './taxpayer.route.ts';

export interface MergesDeps extends TaxpayersDeps {
  readonly merges: TaxpayerMergesRepository;
  readonly caseload: Pick<Caseload, 'open' | 'when'>;
}

const kind = 'taxpayer-merge' as const;
const subjectOf = (id: string) => `merge:${id}`;
const idOf = (subject: string) => subject.slice(subject.indexOf(':') + 1);

export function mergesRoutes(app: FastifyInstance, { db, merges, caseload }: MergesDeps): void {
  serve(app, findDuplicates, async ({ params: { tpui } }, { user }) => {
    const data = await merges.duplicatesOf(tpui);
    if (!data) throw new BusinessError('taxpayer.not-found');
    await noteActivity(db, {
      actor: { userId: user.id },
      action: 'taxpayer.duplicates-searched',
      subject: `taxpayer:${tpui}`,
    });
    return { data };
  });

  serve(app, listDuplicates, async (_, { user }) => {
    const found = await merges.duplicateGroups();
    await noteActivity(db, { actor: { userId: user.id }, action: 'taxpayer.duplicates-listed', subject: 'taxpayers' });
    return { groups: found.slice(0, duplicateGroupsMost), isBounded: found.length > duplicateGroupsMost };
  });

  serve(app, getMerge, async ({ params: { id } }, { user }) => {
    const found = await merges.find(id);
    if (!found) throw new BusinessError('taxpayer-merge.not-found');
    for (const { tpui } of [found.from, found.into])
      await noteActivity(db, { actor: { userId: user.id }, action: 'taxpayer.read', subject: `taxpayer:${tpui}` });
    return found;
  });

  serve(app, proposeMerge, async ({ body }, { user }) => {
    try {
      return await db.transaction(async (tx) => {
        const isPossible = await merges.isPossible(tx, body);
        if (isPossible === undefined) throw new BusinessError('taxpayer.not-found');
        if (!isPossible) throw new BusinessError('taxpayer-merge.not-possible');
        const id = await merges.propose(tx, { ...body, by: user.id });
        const { action, fromTpui, intoTpui, reason } = body;
        const workId = await caseload.open(tx, {
          kind,
          subject: subjectOf(id),
          reference: `${fromTpui} ${action === 'merge' ? '→' : '←'} ${intoTpui}`,
          userId: user.id,
        });
        await note(tx, user.id, 'proposed', { action, fromTpui, intoTpui, reason });
        return { workId };
      });
    } catch (error) {
      if (violates(error, 'taxpayer_merges_pending_idx')) throw new BusinessError('taxpayer-merge.pending');
      throw error;
    }
  });

  for (const [move, state] of [
    ['release', 'released'],
    ['refuse', 'refused'],
    ['withdraw', 'withdrawn'],
  ] as const)
    caseload.when(kind, move, async (tx, { subject, userId }) => {
      // Nobody but a person makes these moves.
      if (userId === null) throw new Error('A merge was decided by nobody');
      const merge = await merges.decide(tx, idOf(subject), { state, by: userId }).catch((error: unknown) => {
        if (violates(error, 'taxpayer_merges_possible')) throw new BusinessError('taxpayer-merge.not-possible');
        throw error;
      });
      if (!merge) throw new Error('A merge was decided that was never proposed');
      const { action, fromTpui, intoTpui, reason } = merge;
      await note(tx, userId, state, { action, fromTpui, intoTpui, reason });
    });
}

/** On both: whoever looks at either finds it. */
async function note(
  tx: Transaction,
  userId: string,
  what: 'proposed' | 'released' | 'refused' | 'withdrawn',
  detail: { readonly action: string; readonly fromTpui: string; readonly intoTpui: string; readonly reason: string },
): Promise<void> {
  for (const tpui of [detail.fromTpui, detail.intoTpui])
    await writeAudit(tx, {
      actor: { userId },
      action: `taxpayer.${detail.action === 'merge' ? 'merge' : 'separation'}-${what}`,
      subject: `taxpayer:${tpui}`,
      detail,
    });
}
