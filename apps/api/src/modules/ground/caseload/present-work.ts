import {
  type Deadline,
  deadlineStandings,
  lawfulMoves,
  type WorkCase,
  type WorkItem,
  type WorkKind,
  type WorkPerson,
  workKindOf,
} from '@portal/contracts';
import type { ChangeRow } from '../calendar/index.ts';
import type { StepRow, WorkRow } from './data/work.repository.ts';

const personOf = (id: string | null | undefined, name: string | null) => (id == null ? null : { id, name: name ?? '' });

export function presentWork(row: WorkRow): WorkItem {
  const { id, kind, state, subject, reference, caseVersion } = row;
  return {
    ...{ id, kind, state, subject, reference, caseVersion },
    isOpen: row.closedAt === null,
    office: row.officeId === null ? null : { id: row.officeId, name: row.officeName ?? '' },
    assignee: personOf(row.assigneeId, row.assigneeName),
    openedAt: row.openedAt.toISOString(),
    since: row.since.toISOString(),
    deadline: deadlineOf(row),
  };
}

function deadlineOf({
  rule,
  ruleTitle,
  ruleSource,
  ruleIsLaw,
  startedOn,
  dueOn,
  isCounted,
  stage,
}: WorkRow): Deadline | null {
  if (rule === null || ruleTitle === null || startedOn === null) return null;
  const counted = dueOn === null ? 'paused' : (deadlineStandings[stage] ?? 'running');
  const standing = isCounted ? counted : 'ended';
  return { rule, title: ruleTitle, source: ruleSource ?? '', isLaw: ruleIsLaw === true, startedOn, dueOn, standing };
}

interface History {
  readonly steps: readonly StepRow[];
  readonly changes: readonly ChangeRow[];
}

export function presentCase(row: WorkRow, { steps, changes }: History, reader: WorkPerson): WorkCase {
  const kind = workKindOf(row.kind);
  return {
    ...presentWork(row),
    steps: steps.map(({ move, toState, at, role, reason, document, ...who }) => ({
      ...{ move, to: toState, role, reason, document },
      at: at.toISOString(),
      by: personOf(who.userId, who.userName),
      onBehalfOf: personOf(who.onBehalfOf, who.onBehalfOfName),
    })),
    deadlineChanges: changes.map(({ userId, userName, at, ...change }) => ({
      ...change,
      at: at.toISOString(),
      by: { id: userId, name: userName },
    })),
    moves: movesInQueue(kind, { state: row.state, steps }, reader).map((move) => ({
      move,
      needs: [...(kind.moves[move]?.needs ?? [])],
    })),
  };
}

/** Those with an endpoint of their own ask for more than the queue can give. */
function movesInQueue(kind: WorkKind, work: Parameters<typeof lawfulMoves>[1], reader: WorkPerson): string[] {
  return lawfulMoves(kind, work, reader).filter((move) => !kind.moves[move]?.hasEndpoint);
}
