import {
  acceptConsent,
  endClient,
  kobo,
  listClientDues,
  listClients,
  portalAddress,
  previewConsent,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../audit/index.ts';
import { codeHashOf } from '../code-hash.ts';
import { listDuesOf } from '../data/client-dues.repository.ts';
import {
  accept,
  end,
  listClientsOf,
  lockOffered,
  nameOfUser,
  type OfferedRow,
  peopleOf,
} from '../data/representations.repository.ts';
import type { RepresentationDeps } from './representatives.route.ts';

/** For whom somebody acts: a code is looked at, accepted, and what it gave is ended again. */
export function clientsRoutes(app: FastifyInstance, { db, clock }: RepresentationDeps): void {
  async function offered(tx: Transaction, code: string, user: SignedInUser): Promise<OfferedRow> {
    const found = await lockOffered(tx, codeHashOf(code), clock.now());
    if (!found) throw new BusinessError('representation.code-unknown');
    if (user.scope.kind === 'taxpayer' && user.scope.tpui === found.tpui) throw new BusinessError('representation.own');
    if (found.kind === 'agent' && user.roles[0] !== 'Agent') throw new BusinessError('representation.agents-only');
    return found;
  }

  serve(app, listClients, async (_request, { user }) =>
    (await listClientsOf(db, user.id)).map(({ since, ...client }) => ({ ...client, since: since.toISOString() })),
  );

  serve(app, listClientDues, async (_request, { user }) =>
    (await listDuesOf(db, user.id)).map((due) => ({
      ...due,
      ...{ owedKobo: kobo(due.owedKobo), overdueKobo: kobo(due.overdueKobo) },
    })),
  );

  serve(app, previewConsent, ({ body: { code } }, { user }) =>
    db.transaction(async (tx) => {
      const { id: _, ...client } = await offered(tx, code, user);
      return client;
    }),
  );

  serve(app, acceptConsent, ({ body: { code } }, { user }) =>
    db.transaction(async (tx) => {
      const { id, ...client } = await offered(tx, code, user);
      const now = clock.now();
      await accept(tx, id, user.id, now);
      await publishNotice(tx, {
        to: await peopleOf(tx, client.tpui),
        kind: 'representative.accepted',
        facts: { name: await nameOfUser(tx, user.id) },
        path: portalAddress('/user/settings'),
        occasion: `representation ${id} accepted`,
      });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'representative.accepted',
        subject: `taxpayer:${client.tpui}`,
        detail: { representationId: id, rights: client.rights },
      });
      return { id, ...client, since: now.toISOString() };
    }),
  );

  serve(app, endClient, ({ params: { id } }, { user }) =>
    db.transaction(async (tx) => {
      const ended = await end(tx, { id, representativeId: user.id }, user.id, clock.now());
      if (!ended) throw new BusinessError('representation.not-found');
      await publishNotice(tx, {
        to: await peopleOf(tx, ended.tpui),
        kind: 'representative.ended',
        facts: { name: await nameOfUser(tx, user.id) },
        path: portalAddress('/user/settings'),
        occasion: `representation ${id} ended`,
      });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'representative.ended',
        subject: `taxpayer:${ended.tpui}`,
        detail: { representationId: id },
      });
      return {};
    }),
  );
}
