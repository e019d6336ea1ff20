import { listPartnerKeys, makePartnerKey, revokePartnerKey, type Scope } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { validCodes } from '../../../ground/expert-systems/index.ts';
import { keyMailJob } from '../application/key-mail.ts';
import { keyDigest, makeKey } from '../application/partner-key.ts';
import type { PartnersDeps } from '../application/partners-deps.ts';
import { insertKey, listKeys, revokeKey } from '../data/partner-keys.repository.ts';

const dayMs = 86_400_000;

/** Keys are made by people of the expert system, for its own engine codes. */
export function partnerKeysRoutes(app: FastifyInstance, deps: PartnersDeps): void {
  const { db, clock, jobs, proveSecondFactor } = deps;

  serve(app, listPartnerKeys, async (_request, { user }) => {
    const id = systemOf(user.scope);
    const [keys, engineCodes] = await Promise.all([listKeys(db, id, clock.now()), validCodes(db, id)]);
    return { keys, engineCodes: [...engineCodes] };
  });

  serve(app, makePartnerKey, async ({ body: { code, days, ...asked } }, { user }) => {
    const expertSystemId = systemOf(user.scope);
    await proveSecondFactor(user.id, code);
    const { key, handle } = makeKey();
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + days * dayMs);
    const id = await db
      .transaction(async (tx) => {
        const made = await insertKey(tx, {
          ...{ ...asked, handle, secretHash: keyDigest(key), expertSystemId, createdBy: user.id, createdAt, expiresAt },
        });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'partner-key.made',
          subject: `expert-system:${expertSystemId}`,
          detail: { key: made, name: asked.name, scopes: asked.scopes, days },
        });
        await jobs.enqueue(tx, keyMailJob, { keyId: made, occasion: 'made' });
        return made;
      })
      .catch((error: unknown) => {
        if (violates(error, 'partner_keys_two_live')) throw new BusinessError('partner-key.two-live', { cause: error });
        if (violates(error, 'partner_keys_engine_code_fk') || violates(error, 'partner_keys_code_valid'))
          throw new BusinessError('partner-key.code-not-valid', { cause: error });
        throw error;
      });
    return { id, key };
  });

  serve(app, revokePartnerKey, async ({ params: { keyId } }, { user }) => {
    const expertSystemId = systemOf(user.scope);
    await db.transaction(async (tx) => {
      const revoked = await revokeKey(tx, { keyId, expertSystemId, userId: user.id });
      if (!revoked) throw new BusinessError('partner-key.not-found');
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'partner-key.revoked',
        subject: `expert-system:${expertSystemId}`,
        detail: { key: keyId, name: revoked.name, why: 'by-person' },
      });
      await jobs.enqueue(tx, keyMailJob, { keyId, occasion: 'revoked' });
    });
    return {};
  });
}

function systemOf(scope: Scope): number {
  if (scope.kind === 'expert-system') return scope.expertSystemId;
  throw new BusinessError('partner-key.not-found');
}
