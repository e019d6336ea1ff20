import {
  changeOwnContact,
  contactAsRead,
  getOwnExpertSystem,
  removeRedirect,
  requestRedirect,
  type Scope,
  withdrawRedirect,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { requireAsRead } from '../../../../platform/http/require-as-read.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../audit/index.ts';
import type { Caseload } from '../../caseload/index.ts';
import type { ProveSecondFactor } from '../../identity/index.ts';
import { type ExpertSystemsRoutesDeps, requireSystem } from './expert-systems.route.ts';

interface OwnExpertSystemDeps extends ExpertSystemsRoutesDeps {
  readonly caseload: Caseload;
  readonly proveSecondFactor: ProveSecondFactor;
}

/** What the people of an expert system do with it themselves. */
export function ownExpertSystemRoutes(app: FastifyInstance, deps: OwnExpertSystemDeps): void {
  const { db, systems, caseload, proveSecondFactor } = deps;

  serve(app, getOwnExpertSystem, async (_request, { user }) => {
    const found = await systems.find(systemOf(user.scope));
    if (!found) throw new BusinessError('expert-system.not-found');
    return found;
  });

  serve(app, changeOwnContact, async ({ query: { asRead }, body }, { user }) => {
    const id = systemOf(user.scope);
    await db.transaction(async (tx) => {
      await requireSystem(tx, systems, id);
      requireAsRead(asRead, contactAsRead((await systems.details(tx, id)).contact));
      await systems.setContact(tx, id, body);
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'expert-system.contact-changed',
        subject: `expert-system:${id}`,
      });
    });
    return {};
  });

  serve(app, requestRedirect, async ({ body: { address, code } }, { user }) => {
    const id = systemOf(user.scope);
    await proveSecondFactor(user.id, code);
    await db.transaction(async (tx) => {
      const { redirects } = await requireSystem(tx, systems, id);
      if (redirects.includes(address) || (await systems.waits(tx, id, address)))
        throw new BusinessError('expert-system.redirect-known');
      const requestId = await systems.requestRedirect(tx, id, address);
      await caseload.open(tx, {
        kind: 'redirect-release',
        subject: `redirect:${requestId}`,
        reference: new URL(address).host,
        userId: user.id,
      });
    });
    return {};
  });

  serve(app, withdrawRedirect, async ({ params: { requestId } }, { user }) => {
    await db.transaction(async (tx) => {
      const request = await systems.redirectOf(tx, requestId);
      if (request?.systemId !== systemOf(user.scope) || !request.isOpen)
        throw new BusinessError('expert-system.redirect-not-found');
      await caseload.move(tx, { kind: 'redirect-release', subject: `redirect:${requestId}` }, { move: 'withdraw' });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'expert-system.redirect-withdrawn',
        subject: `expert-system:${request.systemId}`,
        detail: { address: request.address },
      });
    });
    return {};
  });

  serve(app, removeRedirect, async ({ body: { address } }, { user }) => {
    const id = systemOf(user.scope);
    await db.transaction(async (tx) => {
      const { redirects } = await requireSystem(tx, systems, id);
      if (!redirects.includes(address)) throw new BusinessError('expert-system.redirect-not-found');
      await systems.setRedirects(
        tx,
        id,
        redirects.filter((known) => known !== address),
      );
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'expert-system.redirect-removed',
        subject: `expert-system:${id}`,
        detail: { address },
      });
    });
    return {};
  });

  caseload.when('redirect-release', 'release', async (tx, { subject, userId }) => {
    const request = await systems.redirectOf(tx, subject.replace(/^redirect:/, ''));
    if (!request || userId === null) throw new Error('An address was released that nobody asked for');
    const { redirects } = await requireSystem(tx, systems, request.systemId);
    await systems.setRedirects(tx, request.systemId, [...new Set([...redirects, request.address])]);
    await writeAudit(tx, {
      actor: { userId },
      action: 'expert-system.redirect-released',
      subject: `expert-system:${request.systemId}`,
      detail: { address: request.address },
    });
  });
}

function systemOf(scope: Scope): number {
  if (scope.kind === 'expert-system') return scope.expertSystemId;
  throw new BusinessError('expert-system.not-found');
}
