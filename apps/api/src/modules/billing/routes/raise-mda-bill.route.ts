import { raiseMdaBill } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { serve } from '../../../platform/http/serve.ts';
import { findOwnPayer } from '../data/own-payer.repository.ts';
import { raiseBill } from '../data/raise-bill.ts';
import { keepRaised, takeWish } from '../data/raised-wishes.repository.ts';
import { findRevenueHeadName } from '../data/revenue-heads.repository.ts';

export interface RaiseMdaBillDependencies {
  readonly db: Database;
}

/** One bill for one wish, however often it is sent: the wish and the bill are one transaction. */
export function raiseMdaBillRoute(app: FastifyInstance, { db }: RaiseMdaBillDependencies): void {
  serve(app, raiseMdaBill, ({ body: { wishId, ...content } }, { user }) =>
    db.transaction(async (tx) => {
      const wish = { userId: user.id, wishId, content };
      const taken = await takeWish(tx, wish);
      if (taken === 'other') throw new BusinessError('request.invalid', { fieldErrors: { wishId: 'Used already' } });
      if (taken !== 'new') return taken;
      const { mdaId, revenueHeadCode, amountKobo, narration } = content;
      const description = await findRevenueHeadName(tx, mdaId, revenueHeadCode);
      if (description === undefined) {
        throw new BusinessError('request.invalid', {
          fieldErrors: { revenueHeadCode: 'This MDA does not collect this fee. Choose again' },
        });
      }
      const payer = await findOwnPayer(tx, user.id, user.roles[0]);
      if (!payer) throw new BusinessError('session.expired');
      const lines = [{ revenueHeadCode, amountKobo, description, narration }];
      const { reference } = await raiseBill(tx, { payer, mdaId, lines });
      await keepRaised(tx, wish, reference);
      return { billReference: reference };
    }),
  );
}
