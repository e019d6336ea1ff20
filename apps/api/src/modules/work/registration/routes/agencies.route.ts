import { type Agency, createAgency, listAgencies } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { type AgenciesRepository, addAgency } from '../data/agencies.repository.ts';

export interface AgenciesDeps {
  readonly db: Database;
  readonly agencies: AgenciesRepository;
}

export function agenciesRoutes(app: FastifyInstance, { db, agencies }: AgenciesDeps): void {
  serve(app, listAgencies, async ({ query }) => presentPage(await agencies.list(query), present));

  serve(app, createAgency, ({ body }, { user }) =>
    db.transaction(async (tx) => {
      const added = await addAgency(tx, { name: body.name, rcNumber: body.agencyRcNumber });
      if (!added) throw new BusinessError('agency.already-exists');
      const subject = `agency:${added.agencyId}`;
      await writeAudit(tx, { actor: { userId: user.id }, action: 'agency.created', subject });
      return present(added);
    }),
  );
}

/** Inside a transaction times come as the driver writes them. */
function present<T extends { readonly createdAt: Date | string }>({ createdAt, ...row }: T) {
  return { ...row, createdAt: new Date(createdAt).toISOString() } as Omit<T, 'createdAt'> & Pick<Agency, 'createdAt'>;
}
