import { downloadOwnStaffCard, downloadStaffCard, getOwnStaffCard, type Language } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { DocumentPress, Issuer } from '../../../ground/papers/index.ts';
import { requireManager, type TaxManagersDeps } from './tax-managers.route.ts';

export interface StaffCardsDeps extends TaxManagersDeps {
  readonly press: Pick<DocumentPress, 'printCard'>;
  readonly issuer: Issuer;
}

/** Cards of officers as paper; what one is worth is said by the public check alone. */
export function staffCardsRoutes(app: FastifyInstance, deps: StaffCardsDeps): void {
  const { db, clock, managers, cards, press, issuer } = deps;

  async function print(userId: string, { by, language }: { readonly by: string; readonly language: Language }) {
    const found = await cards.findOf(userId);
    if (found?.standing !== 'active') throw new BusinessError('staff-card.not-active');
    const { name, code, role, office, photo, validUntil } = found;
    const body = await press.printCard(
      { kind: 'officer', name, code, role, office, photo, validUntil, statedAt: clock.now().toISOString() },
      { language, issuer },
    );
    await db.transaction((tx) =>
      writeAudit(tx, {
        actor: { userId: by },
        action: 'staff-card.printed',
        subject: `user:${userId}`,
        detail: { validUntil },
      }),
    );
    return fileAnswer({ contentType: 'application/pdf', body, fileName: `card-${code}.pdf` });
  }

  serve(app, downloadStaffCard, async ({ params: { id } }, { user, language }) => {
    const { office } = await requireManager(managers, id);
    // A Director sees every office, and answers for the people of their own: whoever works elsewhere is not there.
    const { scope } = user;
    if (scope.kind === 'tax-offices' && scope.taxOfficeId !== office.id)
      throw new BusinessError('tax-manager.not-found');
    return print(id, { by: user.id, language });
  });

  serve(app, getOwnStaffCard, async (_request, { user }) => {
    const found = await cards.findOf(user.id);
    return { card: found ? { code: found.code, validUntil: found.validUntil, standing: found.standing } : null };
  });

  serve(app, downloadOwnStaffCard, (_request, { user, language }) => print(user.id, { by: user.id, language }));
}
