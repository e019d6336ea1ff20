import type { SandboxClock } from './clock.ts';

export interface JournalEntry {
  readonly sequence: number;
  /** Sandbox time, ISO 8601. */
  readonly at: string;
  readonly kind: string;
  readonly [detail: string]: unknown;
}

/** What really happened, in order: the truth that a test compares everybody else's story with. */
export interface Journal {
  write(kind: string, detail: Record<string, unknown>): void;
  entries(): readonly JournalEntry[];
}

/** Questions are many and change nothing; beyond this the oldest of them are forgotten. Everything else is kept. */
const mostQuestionsKept = 5_000;
const isQuestion = (entry: JournalEntry) => entry.kind.endsWith('.asked');

export function createJournal(
  state: { journal: JournalEntry[]; journalSequence: number },
  clock: SandboxClock,
  onWrite: (entry: JournalEntry) => void,
): Journal {
  return {
    write(kind, detail) {
      state.journalSequence += 1;
      const entry = { sequence: state.journalSequence, at: clock.now().toISOString(), kind, ...detail };
      state.journal.push(entry);
      if (isQuestion(entry) && state.journal.length % 1_000 === 0) forgetOldQuestions(state);
      onWrite(entry);
    },
    entries: () => state.journal,
  };
}

function forgetOldQuestions(state: { journal: JournalEntry[] }): void {
  let surplus = state.journal.filter(isQuestion).length - mostQuestionsKept;
  if (surplus > 0) state.journal = state.journal.filter((entry) => !isQuestion(entry) || surplus-- <= 0);
}
