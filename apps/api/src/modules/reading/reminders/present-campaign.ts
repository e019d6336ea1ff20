import { kobo, type ReminderCampaign } from '@portal/contracts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import { type CampaignRow, effectOf, holidaysFrom, outcomesOf } from './data/campaigns.repository.ts';
import { findText } from './data/texts.repository.ts';
import { presentText } from './present-text.ts';
import { nextOpenMoment } from './quiet-hours.ts';

const leads: readonly string[] = ['Tax Office Manager', 'Tax Office Director'];

/** What the reader may do: everybody stops it, who leads and did not prepare it lets it go on. */
function actsOf({ state, preparedById }: CampaignRow, { id, roles: [role] }: SignedInUser) {
  if (state === 'sending') return ['stop' as const];
  return state === 'stopped' && role !== undefined && leads.includes(role) && id !== preparedById
    ? ['continue' as const]
    : [];
}

export async function presentCampaign(
  on: Transaction,
  row: CampaignRow,
  user: SignedInUser,
  now: Date,
): Promise<ReminderCampaign> {
  const text = await findText(on, row.textId);
  if (!text) throw new Error(`Reminder ${row.number} has no text`);
  const outcomes = await outcomesOf(on, row.id);
  const { written, settled, lastDay } = await effectOf(on, row.id);
  const holidays = await holidaysFrom(on, dayOf(now));
  const opens = nextOpenMoment(now, (day) => holidays.has(day));
  const { id, number, state, channel, language, audience, counts, workId, decidedBy, stoppedBy } = row;
  return {
    ...{ id, number, state, channel, language, audience, ...counts, workId, decidedBy, stoppedBy },
    ...{ purpose: text.purpose, text: presentText(text, user.id), office: row.office ?? '' },
    preparedBy: row.preparedBy ?? '',
    preparedAt: row.preparedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    stoppedAt: row.stoppedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    outcomes: outcomes.map(({ outcome, reason, people }) => ({ outcome, reason, people })),
    costKobo: kobo(outcomes.reduce((sum, one) => sum + one.costKobo, 0)),
    quietUntil: state === 'sending' && opens > now ? opens.toISOString() : null,
    effect: { written, settled, finalOn: lastDay !== null && lastDay >= dayOf(now) ? lastDay : null },
    acts: actsOf(row, user),
  };
}
