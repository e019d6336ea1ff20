import type { WorkKind } from '@portal/contracts';

type Law = Readonly<Record<string, WorkKind>>;

const list = (values: readonly string[]) => `ARRAY[${values.map((value) => `'${value}'`).join(', ')}]::text[]`;

/** The statements by which a migration tells the database of kinds, one a row; a test looks for each row. */
export function lawAsSql(kinds: Law): string[] {
  return Object.entries(kinds).flatMap(([kind, { begins, openedBy, states, moves }]) => [
    ...Object.entries(states).map(
      ([state, { isFinal = false }]) =>
        `INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('${kind}', '${state}', ${
          state === begins ? list(openedBy) : 'NULL'
        }, ${isFinal})`,
    ),
    ...Object.entries(moves).flatMap(([move, { from, to, by, needs = [], otherThan = [], sameAs = [] }]) =>
      from.map(
        (state) =>
          `INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('${kind}', '${move}', '${state}', '${to}', ${list(by)}, ${needs.includes('reason')}, ${needs.includes('document')}, ${list(otherThan)}, ${list(sameAs)})`,
      ),
    ),
  ]);
}
