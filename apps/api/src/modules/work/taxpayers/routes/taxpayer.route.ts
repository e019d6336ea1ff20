import { getTaxpayer, type Taxpayer } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import type { TaxpayerRow, TaxpayersRepository } from '../data/taxpayers.repository.ts';

export interface TaxpayersDeps {
  readonly db: Database;
  readonly taxpayers: TaxpayersRepository;
}

export function taxpayerRoute(app: FastifyInstance, { db, taxpayers }: TaxpayersDeps): void {
  serve(app, getTaxpayer, async ({ params: { tpui } }, { user }) => {
    const row = await taxpayers.find(tpui, user.scope);
    if (!row) throw new BusinessError('taxpayer.not-found');
    // The taxpayer reads there that somebody looked; it is on record before anything is shown.
    await noteActivity(db, { actor: { userId: user.id }, action: 'taxpayer.read', subject: `taxpayer:${tpui}` });
    return presentTaxpayer(row);
  });
}

export function presentTaxpayer({ officeId, officeName, officeSource, lastPaidAt, ...shown }: TaxpayerRow): Taxpayer {
  return {
    ...shown,
    homeOffice:
      officeId === null || officeName === null || officeSource === null
        ? null
        : { taxOfficeId: officeId, name: officeName, source: officeSource },
    lastPaidAt: lastPaidAt?.toISOString() ?? null,
  };
}
