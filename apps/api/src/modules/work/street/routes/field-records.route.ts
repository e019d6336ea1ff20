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
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import { becomes } from '../becomes.ts';
import { isRecord, photoKeyOf, recordList, recordsWhere } from '../data/records.repository.ts';
import type { Sight } from '../data/sight.repository.ts';
import { decide } from '../decide.ts';
import { presentRecordRow, wholeRecord } from '../present.ts';
import type { StreetDeps } from '../street-deps.ts';

/** The desk of the service, and offices with the records of their areas: each beside what may be the same, and what it becomes. Never a bill by itself. */
export function fieldRecordsRoutes(app: FastifyInstance, deps: StreetDeps, sight: Sight): void {
  const { db, store } = deps;

  serve(app, listFieldRecords, async ({ query: asked }, { user }) => {
    const { criteria, state, enumeratorId, isSpotCheck, openCheck, ...query } = asked;
    const where = recordsWhere({ criteria, state, enumeratorId, isSpotCheck, openCheck, userId: user.id });
    return presentPage(await sight.page(user.scope, recordList, query, where), presentRecordRow);
  });

  serve(app, getFieldRecord, async ({ params: { id } }, { user }) => {
    const shown = await wholeRecord({ db, sight }, id, user);
    await noteActivity(db, {
      ...{ actor: { userId: user.id }, action: 'field-record.read', subject: `field-record:${id}` },
    });
    return shown;
  });

  serve(app, getFieldPhoto, async ({ params: { id, position } }, { user }) => {
    await sight.require(user.scope, id);
    const key = await photoKeyOf(db, id, position);
    const body = key && (await store.get(key));
    if (!body) throw new BusinessError('field-record.not-found');
    return fileAnswer({ contentType: 'image/jpeg', body });
  });

  serve(app, acceptFieldRecord, async ({ params: { id }, body }, { user }) => {
    await sight.require(user.scope, id);
    await decide(deps, id, user, async (tx, record) => ({
      ...(await becomes(deps, tx, record, body, user)),
      ...{ state: 'accepted', reason: '' },
    }));
    return wholeRecord({ db, sight }, id, user);
  });

  serve(app, returnFieldRecord, async ({ params: { id }, body: { reason } }, { user }) => {
    await sight.require(user.scope, id);
    await decide(deps, id, user, async () => ({ state: 'returned', reason }));
    return wholeRecord({ db, sight }, id, user);
  });

  serve(app, rejectFieldRecord, async ({ params: { id }, body: { reason, sameAs } }, { user }) => {
    await sight.require(user.scope, id);
    await decide(deps, id, user, async (tx) => {
      if (sameAs !== undefined && (sameAs === id || !(await isRecord(tx, sameAs))))
        throw new BusinessError('field-record.same-as-itself');
      return { state: 'rejected', reason, sameAs };
    });
    return wholeRecord({ db, sight }, id, user);
  });
}
