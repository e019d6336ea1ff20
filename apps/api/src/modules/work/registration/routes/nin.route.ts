import { revealNin } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { type AttemptsRepository, admit } from '../../../ground/identity/index.ts';
import { sealedNinOf } from '../data/registrations.repository.ts';
import type { IdentitySeals } from '../identity-seals.ts';
import { revealLimit } from '../limits.ts';

export interface NinDeps {
  readonly db: Database;
  readonly seals: IdentitySeals;
  readonly attempts: AttemptsRepository;
}

export function ninRoute(app: FastifyInstance, { db, seals, attempts }: NinDeps): void {
  serve(app, revealNin, async ({ params: { id }, body: { reason } }, { user }) => {
    await admit(attempts, [revealLimit(user.id)]);
    return db.transaction(async (tx) => {
      const sealed = await sealedNinOf(tx, id);
      if (sealed === undefined) throw new BusinessError('user.not-found');
      if (sealed === null) throw new BusinessError('user.nin-missing');
      const nin = seals.openNin(sealed, id);
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'nin.revealed',
        subject: `user:${id}`,
        detail: { reason },
      });
      return { nin };
    });
  });
}
