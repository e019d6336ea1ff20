import { lawfulMoves, type WorkCase, type WorkItem, type WorkPerson, workKindOf } from '@portal/contracts';
import type { StepRow, WorkRow } from './data/work.repository.ts';

const personOf = (id: string | null | undefined, name: string | null) => (id == null ? null : { id, name: name ?? '' });

export function presentWork(row: WorkRow): WorkItem {
  const { id, kind, state, subject, reference } = row;
  return {
    ...{ id, kind, state, subject, reference },
    isOpen: row.closedAt === null,
    office: row.officeId === null ? null : { id: row.officeId, name: row.officeName ?? '' },
    assignee: personOf(row.assigneeId, row.assigneeName),
    openedAt: row.openedAt.toISOString(),
    since: row.since.toISOString(),
  };
}

export function presentCase(row: WorkRow, steps: readonly StepRow[], reader: WorkPerson): WorkCase {
  const kind = workKindOf(row.kind);
  return {
    ...presentWork(row),
    steps: steps.map(({ move, toState, at, role, reason, document, ...who }) => ({
      ...{ move, to: toState, role, reason, document },
      at: at.toISOString(),
      by: personOf(who.userId, who.userName),
      onBehalfOf: personOf(who.onBehalfOf, who.onBehalfOfName),
    })),
    moves: lawfulMoves(kind, { state: row.state, steps }, reader).map((move) => ({
      move,
      needs: [...(kind.moves[move]?.needs ?? [])],
    })),
  };
}
