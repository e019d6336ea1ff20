import { listSigningKeys, registerSigningKey, revokeSigningKey, type Scope } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { testModePersonId } from '../../../../platform/test-mode/test-mode-person.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { mirrorExpertSystem, systemToMirror, validCodes } from '../../../ground/expert-systems/index.ts';
import type { PartnersDeps } from '../application/partners-deps.ts';
import { readPublicKey } from '../application/read-public-key.ts';
import { insertSigningKey, listSigningKeysOf, revokeSigningKeyOf } from '../data/signing-keys.repository.ts';

/** Public keys are registered by people of the expert system with their second factor, for its own engine codes. */
export function signingKeysRoutes(app: FastifyInstance, deps: PartnersDeps): void {
  const { db, clock, proveSecondFactor, testMode } = deps;

  serve(app, listSigningKeys, async (_request, { user }) => {
    const id = systemOf(user.scope);
    const [live, test, engineCodes] = await Promise.all([
      listSigningKeysOf(db, 'live', id),
      testMode ? listSigningKeysOf(testMode.db, 'test', id) : [],
      validCodes(db, id),
    ]);
    const keys = [...live, ...test].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
    return { keys, engineCodes: [...engineCodes], modes: ['live' as const, ...(testMode ? ['test' as const] : [])] };
  });

  serve(app, registerSigningKey, async ({ body: { name, engineCodeId, mode, publicKey, code } }, { user }) => {
    const expertSystemId = systemOf(user.scope);
    await proveSecondFactor(user.id, code);
    const toKeep = {
      ...{ expertSystemId, engineCodeId, name, createdBy: user.id, createdAt: clock.now() },
      ...readPublicKey(publicKey),
    };
    const id = await db
      .transaction(async (tx) => {
        if (mode === 'test' && !testMode) throw new BusinessError('partner-key.no-test-mode');
        const system = await systemToMirror(tx, expertSystemId, engineCodeId);
        if (!system) throw new BusinessError('partner-key.code-not-valid');
        const kept =
          mode === 'test' && testMode
            ? await testMode.db.transaction(async (test) => {
                await mirrorExpertSystem(test, system);
                return insertSigningKey(test, { ...toKeep, createdBy: testModePersonId });
              })
            : await insertSigningKey(tx, toKeep);
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'signing-key.registered',
          subject: `expert-system:${expertSystemId}`,
          detail: { key: kept, mode, name, algorithm: toKeep.algorithm },
        });
        return kept;
      })
      .catch(refused);
    return { id };
  });

  serve(app, revokeSigningKey, async ({ params: { keyId } }, { user }) => {
    const expertSystemId = systemOf(user.scope);
    await db.transaction(async (tx) => {
      const revoked =
        (await revokeSigningKeyOf(tx, { keyId, expertSystemId, userId: user.id })) ??
        (testMode && (await revokeSigningKeyOf(testMode.db, { keyId, expertSystemId, userId: testModePersonId })));
      if (!revoked) throw new BusinessError('signing-key.not-found');
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'signing-key.revoked',
        subject: `expert-system:${expertSystemId}`,
        detail: { key: keyId, name: revoked.name },
      });
    });
    return {};
  });
}

function refused(error: unknown): never {
  if (violates(error, 'partner_signing_keys_two_live'))
    throw new BusinessError('signing-key.two-live', { cause: error });
  if (violates(error, 'partner_signing_keys_public_key_key'))
    throw new BusinessError('signing-key.known', { cause: error });
  if (violates(error, 'partner_signing_keys_engine_code_fk') || violates(error, 'partner_signing_keys_code_valid'))
    throw new BusinessError('partner-key.code-not-valid', { cause: error });
  throw error;
}

function systemOf(scope: Scope): number {
  if (scope.kind === 'expert-system') return scope.expertSystemId;
  throw new BusinessError('signing-key.not-found');
}
