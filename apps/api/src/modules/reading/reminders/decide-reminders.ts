import { BusinessError } from '../../../platform/http/business-error.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import { lockCampaign, moveCampaign } from './data/campaigns.repository.ts';
import { dropMessages } from './data/messages.repository.ts';
import { decideText, findText } from './data/texts.repository.ts';
import type { CampaignDeps } from './reminders-deps.ts';

const idIn = (subject: string) => subject.slice(subject.indexOf(':') + 1);

function personIn(userId: string | null): string {
  if (userId === null) throw new Error('A reminder is decided by a person');
  return userId;
}

const decisions = [
  ['approve', 'approved'],
  ['refuse', 'refused'],
  ['withdraw', 'withdrawn'],
] as const;

/** What follows from the moves of the two cases, in their transaction. */
export function decideReminders({ caseload, clock }: Pick<CampaignDeps, 'caseload' | 'clock'>): void {
  for (const [move, state] of decisions) {
    caseload.when('reminder-text', move, async (tx, { subject, userId }) => {
      const [id, by, at] = [idIn(subject), personIn(userId), clock.now()];
      const text = await findText(tx, id);
      if (state === 'approved' && !text?.testedAt) throw new BusinessError('reminder-text.untested');
      await decideText(tx, id, { state, by, at });
      await writeAudit(tx, { actor: { userId: by }, action: 'reminder-text.decided', subject, detail: { state } });
    });

    caseload.when('reminder-campaign', move, async (tx, { subject, userId }) => {
      const [id, by, at] = [idIn(subject), personIn(userId), clock.now()];
      if (!(await lockCampaign(tx, id))) throw new BusinessError('reminder-campaign.not-found');
      if (state !== 'approved') await dropMessages(tx, id, at);
      const becomes = state === 'approved' ? 'sending' : state;
      await moveCampaign(tx, id, { state: becomes, decided_by: by, decided_at: at });
      await writeAudit(tx, { actor: { userId: by }, action: 'reminder-campaign.decided', subject, detail: { state } });
    });
  }
}
