import {
  confirmOrganisation,
  listOrganisations,
  organisationAsRead,
  saveOrganisation,
  withdrawOrganisationConfirmation,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { requireAsRead } from '../../../../platform/http/require-as-read.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import {
  accountsOf,
  confirmOrganisation as confirm,
  listDeclared,
  lockOrganisation,
  saveOrganisation as save,
  withdrawConfirmation,
} from '../data/organisations.repository.ts';
import { profilePath } from '../profile-path.ts';

export interface OrganisationDeps {
  readonly db: Database;
  readonly clock: Clock;
}

export function organisationRoutes(app: FastifyInstance, { db, clock }: OrganisationDeps): void {
  serve(app, saveOrganisation, async ({ query: { asRead }, body }, { user }) => {
    const { scope } = user;
    if (scope.kind !== 'taxpayer') throw new BusinessError('access.denied');
    // An agency has no number of the commission; everybody else must have one.
    if (user.roles[0] === 'Corporate' && body.registrationNumber === '') {
      throw new BusinessError('request.invalid', { fieldErrors: { registrationNumber: 'Field is required' } });
    }
    return db.transaction(async (tx) => {
      const before = await lockOrganisation(tx, scope.tpui);
      requireAsRead(asRead, organisationAsRead(before ?? null));
      const kept = await save(tx, scope.tpui, body, clock.now()).catch((error: unknown) => {
        if (!violates(error, 'organisations_industry_id_industries_id_fk')) throw error;
        throw new BusinessError('request.invalid', { fieldErrors: { industryId: 'Choose one of the list' } });
      });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'organisation.saved',
        subject: `taxpayer:${scope.tpui}`,
        detail: { name: kept.name, registrationNumber: kept.registrationNumber, isConfirmed: kept.isConfirmed },
      });
      return kept;
    });
  });

  serve(app, listOrganisations, async ({ query }, { user }) => {
    const { data, totals: _totals, ...page } = await listDeclared(db, query, user.scope);
    return { ...page, data: data.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() })) };
  });

  serve(app, confirmOrganisation, async ({ params: { tpui }, body }, { user }) => {
    await db
      .transaction(async (tx) => {
        const outcome = await confirm(tx, { tpui, ...body, by: user.id, now: clock.now(), scope: user.scope });
        if (outcome === 'not-found') throw new BusinessError('organisation.not-found');
        if (outcome === 'changed') throw new BusinessError('organisation.changed');
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'organisation.confirmed',
          subject: `taxpayer:${tpui}`,
          detail: body,
        });
        if (outcome === 'was-confirmed') return;
        await publishNotice(tx, {
          to: await accountsOf(tx, tpui),
          kind: 'request.organisation-confirmed',
          facts: { organisation: body.name },
          path: profilePath,
          occasion: `organisation:${tpui}:${clock.now().toISOString()}`,
        });
      })
      .catch((error: unknown) => {
        if (violates(error, 'organisations_confirmed_number_idx')) throw new BusinessError('organisation.number-taken');
        throw error;
      });
    return {};
  });

  serve(app, withdrawOrganisationConfirmation, async ({ params: { tpui }, body }, { user }) => {
    await db.transaction(async (tx) => {
      const now = clock.now();
      const outcome = await withdrawConfirmation(tx, { tpui, ...body, by: user.id, now, scope: user.scope });
      if (outcome === 'not-found') throw new BusinessError('organisation.not-found');
      if (outcome === 'changed') throw new BusinessError('organisation.changed');
      if (outcome === 'was-unconfirmed') return;
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'organisation.unconfirmed',
        subject: `taxpayer:${tpui}`,
        detail: body,
      });
      await publishNotice(tx, {
        to: await accountsOf(tx, tpui),
        kind: 'request.organisation-unconfirmed',
        facts: { organisation: body.name, reason: body.reason },
        path: profilePath,
        occasion: `organisation-unconfirmed:${tpui}:${now.toISOString()}`,
      });
    });
    return {};
  });
}
