import { answerSpotCheck, giveSpotCheck, listSpotCheckers } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import {
  answerCheck,
  enumeratorsFor,
  findCheck,
  giveCheck,
  lockCheck,
  officersFor,
} from '../data/checks.repository.ts';
import type { Sight } from '../data/sight.repository.ts';
import { wholeRecord } from '../present.ts';
import type { StreetDeps } from '../street-deps.ts';

/** One record in twenty that was accepted is seen again by somebody else (docs/decisions/0873). */
export function spotChecksRoutes(app: FastifyInstance, { db }: StreetDeps, sight: Sight): void {
  async function openCheck(tx: Transaction, id: string) {
    const check = await lockCheck(tx, id);
    if (!check) throw new BusinessError('spot-check.not-found');
    if (check.answeredAt) throw new BusinessError('spot-check.answered');
    return check;
  }

  serve(app, listSpotCheckers, async ({ params: { id } }, { user }) => {
    await sight.require(user.scope, id);
    if (!(await findCheck(db, id))) throw new BusinessError('spot-check.not-found');
    return { enumerators: await enumeratorsFor(db, id), officers: await officersFor(db, id) };
  });

  serve(app, giveSpotCheck, async ({ params: { id }, body: { to, personId } }, { user }) => {
    await sight.require(user.scope, id);
    await db.transaction(async (tx) => {
      await openCheck(tx, id);
      const people = await (to === 'enumerator' ? enumeratorsFor : officersFor)(tx, id);
      if (!people.some((one) => one.id === personId)) throw new BusinessError('spot-check.not-for-them');
      const [enumeratorId, officerId] = to === 'enumerator' ? [personId, null] : [null, personId];
      await giveCheck(tx, id, { enumeratorId, officerId, by: user.id });
      await writeAudit(tx, {
        ...{ actor: { userId: user.id }, action: 'spot-check.given', subject: `field-record:${id}` },
        detail: { to, personId },
      });
    });
    return wholeRecord({ db, sight }, id, user);
  });

  serve(app, answerSpotCheck, async ({ params: { id }, body }, { user }) => {
    await sight.require(user.scope, id);
    await db.transaction(async (tx) => {
      const { officerId } = await openCheck(tx, id);
      if (officerId !== user.id) throw new BusinessError('spot-check.not-yours');
      await answerCheck(tx, id, body);
      await writeAudit(tx, {
        ...{ actor: { userId: user.id }, action: 'spot-check.answered', subject: `field-record:${id}` },
        detail: { differs: body.differs, note: body.note },
      });
    });
    return wholeRecord({ db, sight }, id, user);
  });
}
