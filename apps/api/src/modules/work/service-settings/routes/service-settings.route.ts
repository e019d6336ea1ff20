import { isDeepStrictEqual } from 'node:util';
import {
  decideServiceChange,
  featureIds,
  features,
  getServiceSettings,
  type Localized,
  lagosDay,
  mailTemplateIds,
  mailTemplates,
  portalAddress,
  proposeServiceChange,
  type RequestOf,
  type ServiceSettings,
  serviceAmountIds,
  serviceAmounts,
  serviceMonthEndIds,
  serviceMonthEnds,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { serviceSetting } from '../../../../platform/settings/service-setting.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { otherSuperAdmins } from '../../../ground/identity/index.ts';
import { checkChange } from '../check-change.ts';
import type { ServiceChangesRepository } from '../data/service-changes.repository.ts';
import type { StandardSettings } from '../standard-settings.ts';

export interface ServiceSettingsDeps {
  readonly db: Database;
  readonly changes: ServiceChangesRepository;
  readonly standards: StandardSettings;
  readonly clock: Clock;
}

/** Where each is decided. */
const screens = {
  amount: portalAddress('/admin/settings/fees'),
  mail: portalAddress('/admin/settings/mails'),
  'month-end': portalAddress('/admin/settings/fees'),
  feature: portalAddress('/admin/settings/features'),
} as const;
const states = { release: 'released', refuse: 'refused', withdraw: 'withdrawn' } as const;

function nameOf(change: RequestOf<typeof proposeServiceChange>['body']): Localized {
  if (change.kind === 'amount') return serviceAmounts[change.id].name;
  if (change.kind === 'month-end') return serviceMonthEnds[change.id].name;
  return change.kind === 'mail' ? mailTemplates[change.id].name : features[change.id].name;
}

/** What is dated holds from its day on, by the day in Lagos. */
function hasCome(value: unknown, today: string): boolean {
  const from = typeof value === 'object' && value !== null && 'from' in value ? value.from : undefined;
  return typeof from !== 'string' || from <= today;
}

/** Of what is dated only what would hold is compared: the same from another day is the same. */
const undated = (value: unknown) =>
  typeof value === 'object' && value !== null && 'from' in value ? { ...value, from: undefined } : value;

export function serviceSettingsRoutes(
  app: FastifyInstance,
  { db, changes, standards, clock }: ServiceSettingsDeps,
): void {
  async function settings(viewer: string): Promise<ServiceSettings> {
    const rows = await changes.list(viewer);
    const today = lagosDay(clock.now());
    const of = (kind: keyof StandardSettings, id: string) => {
      const own = rows.flatMap(({ subject, ...change }) => (subject === `${kind}:${id}` ? [change] : []));
      const standard = (standards[kind] as Readonly<Record<string, unknown>>)[id];
      const released = own.find(({ state, value }) => state === 'released' && hasCome(value, today));
      return {
        id,
        standard,
        current: released?.value ?? standard,
        proposal: own.find(({ state }) => state === 'proposed') ?? null,
        history: own.filter(({ state }) => state !== 'proposed'),
      };
    };
    // What stands in the column was checked by the contract when it was written, and is again when it is answered.
    return {
      mails: mailTemplateIds.map((id) => of('mail', id)),
      amounts: serviceAmountIds.map((id) => of('amount', id)),
      features: featureIds.map((id) => of('feature', id)),
      monthEnds: serviceMonthEndIds.map((id) => of('month-end', id)),
    } as ServiceSettings;
  }

  serve(app, getServiceSettings, (_, { user }) => settings(user.id));

  serve(app, proposeServiceChange, async ({ body }, { user }) => {
    checkChange(body);
    const { kind, id, value, reason } = body;
    const subject = `${kind}:${id}`;
    const isImmediate = kind === 'feature' && !value;
    await db.transaction(async (tx) => {
      const standard = (standards[kind] as Readonly<Record<string, unknown>>)[id];
      const current = (await serviceSetting(tx, kind, id)) ?? standard;
      if (isDeepStrictEqual(undated(value ?? standard), undated(current)))
        throw new BusinessError('service-change.same');
      const changeId = await changes.propose(tx, { subject, value, reason, by: user.id });
      if (changeId === undefined) throw new BusinessError('service-change.waits');
      if (isImmediate) await changes.decide(tx, changeId, { state: 'released', by: user.id, reason: null });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: isImmediate ? 'service.switched-off' : 'service.change-proposed',
        subject: `setting:${subject}`,
        detail: { from: current, to: value, reason },
      });
      if (!isImmediate)
        await publishNotice(tx, {
          to: await otherSuperAdmins(tx, user.id),
          kind: 'work.decision-needed',
          facts: { work: { en: 'Change of a setting', ha: 'Canjin saiti' }, reference: nameOf(body) }, // native reviewer
          path: screens[kind],
          occasion: `service change ${changeId}`,
        });
    });
    return settings(user.id);
  });

  serve(app, decideServiceChange, async ({ params: { id }, body: { decision, reason } }, { user }) => {
    await db.transaction(async (tx) => {
      const change = await changes.lock(tx, id);
      if (!change) throw new BusinessError('service-change.not-found');
      if (change.state !== 'proposed') throw new BusinessError('service-change.decided');
      const isOwn = change.proposedBy === user.id;
      if (decision === 'withdraw' && !isOwn) throw new BusinessError('service-change.not-own');
      if (decision !== 'withdraw' && isOwn) throw new BusinessError('service-change.own');
      if (decision === 'refuse' && reason === undefined) throw new BusinessError('service-change.reason-missing');
      await changes.decide(tx, id, { state: states[decision], by: user.id, reason: reason ?? null });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: `service.change-${states[decision]}`,
        subject: `setting:${change.subject}`,
        detail: { value: change.value, ...(reason !== undefined && { reason }) },
      });
    });
    return settings(user.id);
  });
}
