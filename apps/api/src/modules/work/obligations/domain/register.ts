import type { Duty } from './duties.ts';

/** A duty as the register has it. */
export interface RegisteredDuty extends Duty {
  readonly filedOn: string | null;
  /** The day on which no fact gave it any more. */
  readonly endedOn: string | null;
}

/** What makes the register say what the facts of today say. Nothing is ever taken out of it. */
export interface RegisterChanges {
  readonly added: readonly Duty[];
  /** Expected again, or by another day. */
  readonly renewed: readonly Duty[];
  readonly ended: readonly Pick<Duty, 'kind' | 'fromDay'>[];
}

const keyOf = ({ kind, fromDay }: Pick<Duty, 'kind' | 'fromDay'>) => `${kind} ${fromDay}`;

/** Made a second time it changes nothing: what it leads to is what the duties say already. */
export function changesTo(
  register: readonly RegisteredDuty[],
  duties: readonly Duty[],
  today: string,
): RegisterChanges {
  const known = new Map(register.map((row) => [keyOf(row), row]));
  const given = new Set(duties.map(keyOf));
  return {
    added: duties.filter((duty) => !known.has(keyOf(duty))),
    renewed: duties.flatMap((duty) => {
      const row = known.get(keyOf(duty));
      if (!row) return [];
      const dueOn = dueDayNow(row, duty, today);
      return row.endedOn !== null || dueOn !== row.dueOn ? [{ ...duty, dueOn }] : [];
    }),
    ended: register.filter((row) => row.endedOn === null && row.filedOn === null && !given.has(keyOf(row))),
  };
}

/** A changed rule moves only what is ahead: what was filed or is over keeps its day, and nobody is late overnight. */
function dueDayNow(row: RegisteredDuty, duty: Duty, today: string): string {
  return row.filedOn === null && row.dueOn >= today && duty.dueOn >= today ? duty.dueOn : row.dueOn;
}
