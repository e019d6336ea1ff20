import {
  type Language,
  namesAmount,
  type ReminderAudience,
  type ReminderChannel,
  type Scope,
  segmentsOf,
} from '@portal/contracts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { rowsOfAudience } from './data/audience-rows.ts';
import { type Candidate, candidatesOf } from './data/contacts.repository.ts';
import type { TextRow } from './data/texts.repository.ts';
import { readingOf, valuesOf } from './matter.ts';
import type { CampaignDeps } from './reminders-deps.ts';

export interface Asked {
  readonly channel: ReminderChannel;
  readonly language: Language;
  readonly audience: ReminderAudience;
}

export interface Gathered {
  readonly counts: {
    readonly rows: number;
    readonly people: number;
    readonly alreadyTold: number;
    readonly optedOut: number;
    readonly noAddress: number;
    readonly reached: number;
    readonly segments: number;
    readonly estimateKobo: number;
  };
  /** Who will get it, each once. */
  readonly reached: readonly Candidate[];
}

/** Everybody on the list once, about what is due first, without those who fall out; and what it would cost. */
export async function gatherAudience(
  deps: Pick<CampaignDeps, 'db' | 'clock' | 'messages'>,
  on: Database | Transaction,
  text: TextRow,
  { channel, language, audience }: Asked,
  scope: Scope,
): Promise<Gathered> {
  const rows = await rowsOfAudience(deps, audience, scope);
  const first = new Map<string, (typeof rows)[number]>();
  for (const row of rows) if (!first.has(row.tpui)) first.set(row.tpui, row);
  const listed = await candidatesOf(on, [...first.values()], { channel, textCode: text.code });
  const people = new Map<string, Candidate>();
  // Several numbers that were merged are one person; the order of days is that of the list.
  const byTpui = new Map(listed.map((one) => [one.tpui, one]));
  for (const tpui of first.keys()) {
    const one = byTpui.get(tpui);
    if (one && !people.has(one.lead)) people.set(one.lead, one);
  }
  const all = [...people.values()];
  const isUnreachable = ({ email, phone }: Candidate) => (channel === 'mail' ? email : phone) === null;
  const rest = all.filter(({ isTold }) => !isTold);
  const willing = rest.filter(({ isOut }) => !isOut);
  const reached = willing.filter((one) => !isUnreachable(one));
  const segments =
    channel === 'mail' ? 0 : reached.reduce((sum, one) => sum + segmentsOf(messageFor(text, one, language) ?? ''), 0);
  return {
    reached,
    counts: {
      ...{ rows: rows.length, people: all.length, reached: reached.length, segments },
      alreadyTold: all.length - rest.length,
      optedOut: rest.length - willing.length,
      noAddress: willing.length - reached.length,
      estimateKobo: segments * deps.messages.segmentKobo,
    },
  };
}

/** The text message to one person; undefined where their name would make it name an amount. */
export function messageFor(
  { wordings }: Pick<TextRow, 'wordings'>,
  { about, dueOn, name }: Pick<Candidate, 'about' | 'dueOn' | 'name'>,
  language: Language,
): string | undefined {
  if (namesAmount(name)) return undefined;
  return readingOf(wordings[language], valuesOf({ about, dueOn }, name, language)).message;
}
