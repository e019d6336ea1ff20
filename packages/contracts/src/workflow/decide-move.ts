import type { Capacity, WorkActor, WorkKind } from './work-kind.ts';

/** Who did something with a case: a person, perhaps in the place of one who is away; without any, the portal itself. */
export interface WorkStep {
  /** A move, or `open`. */
  readonly move: string;
  readonly userId: string | null;
  readonly onBehalfOf?: string | null;
}

export interface WorkPerson {
  readonly userId: string;
  /** Their active role, or that of the person who is away. */
  readonly role: string;
  readonly capacities: readonly Capacity[];
  /** Who is away, when it is done in their place. */
  readonly onBehalfOf?: string | undefined;
  /** They, or who is away, were made or changed within 72 hours: they decide nothing yet. */
  readonly isWaiting?: boolean;
  /** They, or who is away, declared a conflict with the taxpayer whom the case is about. */
  readonly hasConflict?: boolean;
  /** Whoever proposed within 30 days that they, or who is away, be made or changed. */
  readonly makers?: readonly string[];
}

export interface AskedMove {
  readonly move: string;
  readonly reason?: string | undefined;
  readonly document?: string | undefined;
}

export type MoveRefusal =
  | 'not-from-here'
  | 'not-yours'
  | 'not-proposer'
  | 'conflict'
  | 'waits'
  | 'of-your-maker'
  | 'same-person'
  | 'reason-missing'
  | 'document-missing';

export type MoveDecision = { readonly to: string } | { readonly refusal: MoveRefusal };

/** What the law of a kind says to a move. The database decides the same. */
export function decideMove(
  { moves }: Pick<WorkKind, 'moves'>,
  { state, steps }: { readonly state: string; readonly steps: readonly WorkStep[] },
  actor: WorkPerson | 'system',
  { move, reason = '', document = '' }: AskedMove,
): MoveDecision {
  const rule = Object.hasOwn(moves, move) ? moves[move] : undefined;
  if (!rule?.from.includes(state)) return { refusal: 'not-from-here' };
  if (!mayAct(rule.by, actor)) return { refusal: 'not-yours' };
  if (actor !== 'system' && actor.hasConflict) return { refusal: 'conflict' };
  // Taking back what one proposed decides nothing.
  if (actor !== 'system' && !rule.sameAs && actor.isWaiting) return { refusal: 'waits' };
  if (actor !== 'system' && !rule.sameAs && isOfMaker(actor, steps)) return { refusal: 'of-your-maker' };
  if (actor !== 'system' && rule.otherThan && hasActed(actor, rule.otherThan, steps)) return { refusal: 'same-person' };
  if (actor !== 'system' && rule.sameAs && !hasActed(actor, rule.sameAs, newestOf(rule.sameAs, steps)))
    return { refusal: 'not-proposer' };
  if (rule.needs?.includes('reason') && reason.trim() === '') return { refusal: 'reason-missing' };
  if (rule.needs?.includes('document') && document.trim() === '') return { refusal: 'document-missing' };
  return { to: rule.to };
}

/** The moves somebody could make now, if they gave what is needed. */
export function lawfulMoves(
  kind: Pick<WorkKind, 'moves'>,
  work: { readonly state: string; readonly steps: readonly WorkStep[] },
  person: WorkPerson,
): string[] {
  const everything = { reason: 'given', document: 'given' };
  return Object.keys(kind.moves).filter((move) => 'to' in decideMove(kind, work, person, { move, ...everything }));
}

function mayAct(by: readonly WorkActor[], actor: WorkPerson | 'system'): boolean {
  if (actor === 'system') return by.includes('system');
  return by.some((one) => one !== 'system' && (one === actor.role || actor.capacities.some((own) => own === one)));
}

function newestOf(moves: readonly string[], steps: readonly WorkStep[]): readonly WorkStep[] {
  const newest = steps.findLast(({ move }) => moves.includes(move));
  return newest ? [newest] : [];
}

/** Who was made by somebody does not decide what that one prepared: the two could be one. */
function isOfMaker({ makers = [] }: WorkPerson, steps: readonly WorkStep[]): boolean {
  return steps.some(({ userId, onBehalfOf }) =>
    [userId, onBehalfOf].some((one) => one != null && makers.includes(one)),
  );
}

/** Whoever stands in for somebody is both of them: neither may decide what either of them prepared. */
function hasActed(actor: WorkPerson, moves: readonly string[], steps: readonly WorkStep[]): boolean {
  const persons = [actor.userId, actor.onBehalfOf];
  return steps.some(
    ({ move, userId, onBehalfOf }) =>
      moves.includes(move) && [userId, onBehalfOf].some((one) => one != null && persons.includes(one)),
  );
}
