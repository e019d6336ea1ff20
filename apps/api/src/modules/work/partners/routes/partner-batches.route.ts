import {
  apiBasePath,
  getBillBatch,
  listBatchRows,
  type PartnerBatch,
  partnerBasePath,
  startBillBatch,
} from '@portal/contracts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { PartnerCaller } from '../../../../platform/http/partner/partner-caller.ts';
import type { ServePartner } from '../../../../platform/http/partner/serve-partner.ts';
import { digestOf } from '../../../../platform/http/submission.ts';
import { answerOnce } from '../application/answer-once.ts';
import type { ModeDeps } from '../application/partners-deps.ts';
import { billBatchJob } from '../application/process-batch.ts';
import { insertBatch, pageOfRows, readBatch } from '../data/partner-batches.repository.ts';
import { readAsPartner } from '../data/read-as-partner.ts';
import { readCursor, writeCursor } from '../domain/cursor.ts';

/** Taken at once and done by a job; each row has an answer of its own. */
export function partnerBatchesRoutes(serve: ServePartner, { db, clock, jobs }: ModeDeps): void {
  async function find(caller: PartnerCaller, batchId: string): Promise<PartnerBatch> {
    const batch = await readAsPartner(db, caller, (tables) => readBatch(tables, batchId));
    if (!batch) throw new BusinessError('tsp.batch-not-found');
    return batch;
  }

  serve(startBillBatch, async ({ body }, call) => {
    const { caller, setHeader } = call;
    const answer = await db.transaction((tx) =>
      answerOnce(tx, call, { operation: 'POST /bill-batches', content: body }, async () => {
        const id = await insertBatch(tx, caller, body.bills);
        await jobs.enqueue(tx, billBatchJob, { batchId: id });
        const counts = { rows: body.bills.length, raised: 0, existing: 0, refused: 0 };
        return {
          status: 202 as const,
          body: { id, state: 'processing' as const, createdAt: clock.now().toISOString(), finishedAt: null, ...counts },
        };
      }),
    );
    setHeader('location', `${apiBasePath}${partnerBasePath}/bill-batches/${answer.body.id}`);
    setHeader('retry-after', '5');
    return answer;
  });

  serve(getBillBatch, async ({ params: { batchId } }, { caller }) => ({
    status: 200 as const,
    body: await find(caller, batchId),
  }));

  serve(listBatchRows, async ({ params: { batchId }, query: { cursor, limit, outcome } }, { caller }) => {
    const asked = digestOf(['rows', batchId, outcome]).toString('base64url').slice(0, 16);
    const after = cursor === undefined ? 0 : readCursor(asked, cursor);
    if (after === undefined) throw new BusinessError('tsp.cursor-mismatch');
    await find(caller, batchId);
    const page = await readAsPartner(db, caller, (tables) =>
      pageOfRows(tables, { batchId, after, limit: limit + 1, outcome }),
    );
    const shown = page.slice(0, limit);
    const last = page.length > limit ? shown.at(-1) : undefined;
    return {
      status: 200 as const,
      body: { data: [...shown], nextCursor: last ? writeCursor(asked, last.row) : null },
    };
  });
}
