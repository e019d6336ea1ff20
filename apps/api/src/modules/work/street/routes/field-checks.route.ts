import { capturedCheckSchema, sendSpotCheck } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { deviceOf } from '../application/device-of.ts';
import type { FieldSeal } from '../application/field-seal.ts';
import { jsonIn } from '../application/json-in.ts';
import type { StreetSecrets } from '../application/secrets.ts';
import { answerCheck, type CheckAnswer, lockCheck } from '../data/checks.repository.ts';
import type { StreetDeps } from '../street-deps.ts';

const isSame = (a: CheckAnswer, b: CheckAnswer) =>
  a.note === b.note && [...a.differs].sort().join() === [...b.differs].sort().join();

/** What an enumerator found at premises that another one recorded; sent again it is the same answer. */
export function fieldChecksRoutes(
  app: FastifyInstance,
  { db }: StreetDeps,
  secrets: StreetSecrets,
  seal: FieldSeal,
): void {
  serve(app, sendSpotCheck, async ({ params: { id }, body: { sealed, keyId: _, ...contact } }) => {
    const { id: deviceId, enumeratorId } = await deviceOf(db, secrets, contact);
    const text = seal.open(sealed, `check:${id}`);
    const parsed = text && capturedCheckSchema.safeParse(jsonIn(text));
    if (!parsed?.success) throw new BusinessError('field-record.unreadable');
    const answer = parsed.data;
    if (answer.id !== id || answer.deviceId !== deviceId || answer.enumeratorId !== enumeratorId)
      throw new BusinessError('field-record.unreadable');
    await db.transaction(async (tx) => {
      const check = await lockCheck(tx, id);
      if (check?.enumeratorId !== enumeratorId) throw new BusinessError('spot-check.not-yours');
      if (check.answeredAt) {
        if (isSame(check, answer)) return;
        throw new BusinessError('spot-check.answered');
      }
      await answerCheck(tx, id, answer);
      await writeAudit(tx, {
        ...{ actor: { system: 'street' }, action: 'spot-check.answered', subject: `field-record:${id}` },
        detail: { enumeratorId, differs: answer.differs, note: answer.note },
      });
    });
    return {};
  });
}
