import { listPartnerKeys, makePartnerKey, revokePartnerKey, type Scope } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { testModePersonId } from '../../../../platform/test-mode/test-mode-person.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { validCodes } from '../../../ground/expert-systems/index.ts';
import { keyMailJob } from '../application/key-mail.ts';
import { makeTestKey } from '../application/make-test-key.ts';
import { keyDigest, makeKey } from '../application/partner-key.ts';
import type { PartnersDeps } from '../application/partners-deps.ts';
import { insertKey, listKeys, revokeKey } from '../data/partner-keys.repository.ts';
import { findStanding } from '../data/standings.repository.ts';

const dayMs = 86_400_000;

/** Keys are made by people of the expert system, for its own engine codes. */
export function partnerKeysRoutes(app: FastifyInstance, deps: PartnersDeps): void {
  const { db, clock, jobs, proveSecondFactor, testMode } = deps;

  serve(app, listPartnerKeys, async (_request, { user }) => {
    const id = systemOf(user.scope);
    const now = clock.now();
    const [live, test, engineCodes, standing] = await Promise.all([
      listKeys(db, 'live', id, now),
      testMode ? listKeys(testMode.db, 'test', id, now) : [],
      validCodes(db, id),
      findStanding(db, id),
    ]);
    const keys = [...live, ...test].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
    const modes = [...(isLive(standing) ? ['live' as const] : []), ...(testMode ? ['test' as const] : [])];
    return { keys, engineCodes: [...engineCodes], modes };
  });

  serve(app, makePartnerKey, async ({ body: { code, days, mode, ...asked } }, { user }) => {
    const expertSystemId = systemOf(user.scope);
    await proveSecondFactor(user.id, code);
    const { key, handle } = makeKey(mode);
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + days * dayMs);
    const id = await db
      .transaction(async (tx) => {
        const toMake = {
          ...{ ...asked, handle, secretHash: keyDigest(key), expertSystemId, createdBy: user.id, createdAt, expiresAt },
        };
        if (mode === 'live' && !isLive(await findStanding(tx, expertSystemId)))
          throw new BusinessError('partner-key.not-live');
        if (mode === 'test' && !testMode) throw new BusinessError('partner-key.no-test-mode');
        const made = await (mode === 'test' && testMode ? makeTestKey(tx, testMode, toMake) : insertKey(tx, toMake));
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'partner-key.made',
          subject: `expert-system:${expertSystemId}`,
          detail: { key: made, mode, name: asked.name, scopes: asked.scopes, mustBeSigned: asked.mustBeSigned, days },
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
      const revoked =
        (await revokeKey(tx, { keyId, expertSystemId, userId: user.id })) ??
        (testMode && (await revokeKey(testMode.db, { keyId, expertSystemId, userId: testModePersonId })));
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

function isLive(standing: { readonly state: string } | undefined): boolean {
  return standing?.state === 'live' || standing?.state === 'throttled';
}

function systemOf(scope: Scope): number {
  if (scope.kind === 'expert-system') return scope.expertSystemId;
  throw new BusinessError('partner-key.not-found');
}
