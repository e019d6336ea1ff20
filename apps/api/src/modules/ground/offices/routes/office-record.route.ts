import { changeOffice, getOffice, officeAsRead } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { requireAsRead } from '../../../../platform/http/require-as-read.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../audit/index.ts';
import { reachesOffice } from '../../identity/index.ts';
import type { OfficeRecordsRepository } from '../data/office-records.repository.ts';

export interface OfficeRecordDeps {
  readonly db: Database;
  readonly records: OfficeRecordsRepository;
}

/** An office as its people see it; its Director says where it is and when it is open. */
export function officeRecordRoutes(app: FastifyInstance, { db, records }: OfficeRecordDeps): void {
  serve(app, getOffice, async ({ params: { id } }, { user }) => {
    // Another office is answered as if it were not there.
    const found = reachesOffice(user.scope, id) ? await records.find(id) : undefined;
    if (!found) throw new BusinessError('office.not-found');
    return found;
  });

  serve(app, changeOffice, async ({ params: { id }, query: { asRead }, body: { address, hours } }, { user }) => {
    await db.transaction(async (tx) => {
      const before = reachesOffice(user.scope, id) ? await records.lock(tx, id) : undefined;
      if (!before) throw new BusinessError('office.not-found');
      if (before.isClosed) throw new BusinessError('office.closed');
      requireAsRead(asRead, officeAsRead(before));
      await records.change(tx, id, address, hours);
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'tax-office.changed',
        subject: `tax-office:${id}`,
        detail: { from: before.address, to: address, hours },
      });
    });
    return {};
  });
}
