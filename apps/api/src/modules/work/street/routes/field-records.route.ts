import {
  acceptFieldRecord,
  getFieldPhoto,
  getFieldRecord,
  listFieldRecords,
  rejectFieldRecord,
  returnFieldRecord,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage, readList } from '../../../../platform/lists/read-list.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import { becomes } from '../becomes.ts';
import { isRecord, photoKeyOf, recordList, recordsWhere } from '../data/records.repository.ts';
import { decide } from '../decide.ts';
import { presentRecordRow, wholeRecord } from '../present.ts';
import type { StreetDeps } from '../street-deps.ts';

/** The desk: records beside what may be the same, and what each becomes. Never a bill by itself. */
export function fieldRecordsRoutes(app: FastifyInstance, deps: StreetDeps): void {
  const { db, store } = deps;

  serve(app, listFieldRecords, async ({ query: { criteria, state, enumeratorId, isSpotCheck, ...query } }) =>
    presentPage(
      await readList(db, recordList, query, recordsWhere({ criteria, state, enumeratorId, isSpotCheck })),
      presentRecordRow,
    ),
  );

  serve(app, getFieldRecord, async ({ params: { id } }, { user }) => {
    const shown = await wholeRecord(db, id);
    await noteActivity(db, {
      ...{ actor: { userId: user.id }, action: 'field-record.read', subject: `field-record:${id}` },
    });
    return shown;
  });

  serve(app, getFieldPhoto, async ({ params: { id, position } }) => {
    const key = await photoKeyOf(db, id, position);
    const body = key && (await store.get(key));
    if (!body) throw new BusinessError('field-record.not-found');
    return fileAnswer({ contentType: 'image/jpeg', body });
  });

  serve(app, acceptFieldRecord, async ({ params: { id }, body }, { user }) => {
    await decide(deps, id, user, async (tx, record) => ({
      ...(await becomes(deps, tx, record, body, user)),
      ...{ state: 'accepted', reason: '' },
    }));
    return wholeRecord(db, id);
  });

  serve(app, returnFieldRecord, async ({ params: { id }, body: { reason } }, { user }) => {
    await decide(deps, id, user, async () => ({ state: 'returned', reason }));
    return wholeRecord(db, id);
  });

  serve(app, rejectFieldRecord, async ({ params: { id }, body: { reason, sameAs } }, { user }) => {
    await decide(deps, id, user, async (tx) => {
      if (sameAs !== undefined && (sameAs === id || !(await isRecord(tx, sameAs))))
        throw new BusinessError('field-record.same-as-itself');
      return { state: 'rejected', reason, sameAs };
    });
    return wholeRecord(db, id);
  });
}
