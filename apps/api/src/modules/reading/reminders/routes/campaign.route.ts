import { continueCampaign, getCampaign, stopCampaign } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import { type CampaignRow, findCampaign, lockCampaign, moveCampaign } from '../data/campaigns.repository.ts';
import { presentCampaign } from '../present-campaign.ts';
import type { CampaignDeps } from '../reminders-deps.ts';

/** Of another office there is none. */
function within(row: CampaignRow | undefined, { scope }: SignedInUser): CampaignRow {
  if (!row || !reachesOffice(scope, row.officeId)) throw new BusinessError('reminder-campaign.not-found');
  return row;
}

/** One reminder: how far it got, stopped at once and let go on. */
export function campaignRoutes(app: FastifyInstance, { db, clock }: CampaignDeps): void {
  const present = async (tx: Transaction, id: string, user: SignedInUser) =>
    presentCampaign(tx, within(await findCampaign(tx, id), user), user, clock.now());

  serve(app, getCampaign, ({ params: { id } }, { user }) => db.transaction((tx) => present(tx, id, user)));

  serve(app, stopCampaign, ({ params: { id } }, { user }) =>
    db.transaction(async (tx) => {
      const row = within(await lockCampaign(tx, id), user);
      if (row.state !== 'sending') throw new BusinessError('reminder-campaign.not-sending');
      await moveCampaign(tx, id, { state: 'stopped', stopped_by: user.id, stopped_at: clock.now() });
      return told(tx, 'reminder-campaign.stopped', id, user);
    }),
  );

  serve(app, continueCampaign, ({ params: { id } }, { user }) =>
    db.transaction(async (tx) => {
      const row = within(await lockCampaign(tx, id), user);
      if (row.state !== 'stopped') throw new BusinessError('reminder-campaign.not-stopped');
      if (row.preparedById === user.id) throw new BusinessError('work.same-person');
      await moveCampaign(tx, id, { state: 'sending' });
      return told(tx, 'reminder-campaign.continued', id, user);
    }),
  );

  async function told(
    tx: Transaction,
    action: 'reminder-campaign.stopped' | 'reminder-campaign.continued',
    id: string,
    user: SignedInUser,
  ) {
    const campaign = await present(tx, id, user);
    const { outcomes } = campaign;
    await writeAudit(tx, {
      actor: { userId: user.id },
      action,
      subject: `reminder-campaign:${id}`,
      detail: Object.fromEntries(outcomes.map(({ outcome, reason, people }) => [reason ?? outcome, people])),
    });
    return campaign;
  }
}
