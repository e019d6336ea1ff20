import {
  dataRightWords,
  downloadRequestedData,
  eraseRequested,
  getDataRequest,
  lagosDay,
  registerDataRequest,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { noteActivity, writeAudit } from '../../../ground/audit/index.ts';
import type { Caseload } from '../../../ground/caseload/index.ts';
import type { EraseAccount } from '../../../ground/identity/index.ts';
import type { DataRequestsRepository } from '../data/data-requests.repository.ts';

export interface DataRequestsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Pick<Caseload, 'open' | 'move'>;
  readonly accounts: EraseAccount;
  readonly gather: (userId: string) => Promise<{ readonly data: object } | undefined>;
  readonly requests: DataRequestsRepository;
}

export function dataRequestsRoutes(app: FastifyInstance, deps: DataRequestsDeps): void {
  const { db, clock, caseload, accounts, gather, requests } = deps;
  serve(app, registerDataRequest, async ({ body: { email, right, words } }, { user }) => {
    const person = await requests.personAt(email);
    if (!person) throw new BusinessError('user.not-found');
    return db.transaction(async (tx) => {
      const id = await requests.add(tx, { userId: person.id, right, words, receivedAt: clock.now() });
      const workId = await caseload.open(tx, {
        ...{ kind: 'data-request', subject: `data-request:${id}`, reference: `DP-${id.slice(-6).toUpperCase()}` },
        userId: user.id,
      });
      await publishNotice(tx, {
        to: [person.id],
        kind: 'data-request.received',
        facts: { right: dataRightWords[right] },
        occasion: `data-request ${id} received`,
      });
      return { id, workId };
    });
  });

  serve(app, getDataRequest, async ({ params: { id } }, { user }) => {
    const row = await requests.find(id);
    if (!row) throw new BusinessError('data-request.not-found');
    const { right, words, receivedAt, userId, name, email, tpui, bills, receipts, openedBy, isOpen, caseVersion } = row;
    await noteActivity(db, { actor: { userId: user.id }, action: 'data-request.read', subject: `user:${userId}` });
    const receivedOn = lagosDay(receivedAt);
    const { blockers } = await accounts.mattersOf(db, tpui ?? '');
    const person = { id: userId, name, email, tpui };
    const standing = { blockers, isOwn: openedBy === user.id, isOpen, caseVersion };
    return { id, right, words, receivedOn, person, kept: { bills, receipts }, ...standing };
  });

  serve(app, downloadRequestedData, async ({ params: { id } }, { user }) => {
    const row = await requests.find(id);
    if (!row) throw new BusinessError('data-request.not-found');
    if (row.right !== 'export') throw new BusinessError('data-request.not-export');
    if (!row.isOpen) throw new BusinessError('data-request.answered');
    if (row.openedBy === user.id) throw new BusinessError('work.same-person');
    const gathered = await gather(row.userId);
    if (!gathered) throw new BusinessError('data-request.not-found');
    await db.transaction(async (tx) => {
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'data-request.copy-taken',
        subject: `user:${row.userId}`,
        detail: { request: id },
      });
      await publishNotice(tx, {
        to: [row.userId],
        kind: 'data-request.copied',
        facts: {},
        occasion: `data-request ${id} copied by ${user.id} ${lagosDay(clock.now())}`,
      });
    });
    const body = Buffer.from(JSON.stringify(gathered.data, null, 2));
    return fileAnswer({ contentType: 'application/octet-stream', body, fileName: 'data.json' });
  });

  serve(app, eraseRequested, async ({ params: { id }, body: { caseVersion, reason } }, { user }) => {
    const row = await requests.find(id);
    if (!row) throw new BusinessError('data-request.not-found');
    if (row.right !== 'erasure') throw new BusinessError('data-request.not-erasure');
    if (!row.isOpen) throw new BusinessError('data-request.answered');
    if (row.openedBy === user.id) throw new BusinessError('work.same-person');
    const isErased = await accounts.erase(row.userId, user.id, reason, async (tx) => {
      // The move locks the case: of two who erase at once one is refused.
      await caseload.move(
        tx,
        { kind: 'data-request', subject: `data-request:${id}` },
        { move: 'answer', caseVersion, userId: user.id, reason },
      );
      const { blockers } = await accounts.mattersOf(tx, row.tpui ?? '');
      if (blockers.length > 0) throw new BusinessError('data-request.open-matters');
    });
    if (!isErased) throw new BusinessError('data-request.not-found');
    return {};
  });
}
