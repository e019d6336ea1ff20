import {
  decideMove,
  type MoveRefusal,
  type WorkKindName,
  type WorkMoveOf,
  type WorkPerson,
  workKindOf,
} from '@portal/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { workAudiences } from '../../../platform/realtime/live-audiences.ts';
import { tellLive } from '../../../platform/realtime/tell-live.ts';
import { writeAudit } from '../audit/index.ts';
import { createDeadlines } from '../calendar/index.ts';
import { isConflicted } from './data/conflicts.repository.ts';
import { createCoversRepository } from './data/covers.repository.ts';
import { insertWorks } from './data/open-many.ts';
import { createWorkRepository, type WorkRow } from './data/work.repository.ts';
import { tellOfMove } from './tell-of-work.ts';

/** What a module does in the transaction of a move that is lawful. Throwing undoes the move. */
type MoveEffect = (
  tx: Transaction,
  move: { readonly subject: string; readonly userId: string | null; readonly reason: string | undefined },
) => Promise<void>;

interface OpenedWork {
  readonly kind: WorkKindName;
  /** What it is about, for example `declaration:<id>`. */
  readonly subject: string;
  /** As people name it. */
  readonly reference: string;
  readonly officeId?: number | undefined;
  /** Whose matter it is: it follows them to another office. */
  readonly tpui?: string | undefined;
  /** Absent: the portal opens it. */
  readonly userId?: string | undefined;
}

/** One of many that the portal opens together: of a kind without deadlines, of which nobody is told. */
type OneOfMany = Pick<OpenedWork, 'subject' | 'reference' | 'officeId'> & { readonly tpui: string | null };

interface Given {
  readonly move: string;
  readonly reason?: string | undefined;
  readonly document?: string | undefined;
}

/** A person moves a case as they read it. */
interface PersonsMove extends Given {
  readonly userId: string;
  readonly caseVersion: number;
  readonly onBehalfOf?: string | undefined;
}

/** Without a person the portal moves it. */
type MadeMove = PersonsMove | (Given & { readonly userId?: undefined });

export interface Caseload {
  /** Opens a case; answers its id. */
  open(tx: Transaction, work: OpenedWork): Promise<string>;
  /** Opens many cases of one kind at once, as the portal; the audit trail has one row for all of them. */
  openMany(tx: Transaction, kind: WorkKindName, works: readonly OneOfMany[]): Promise<void>;
  /** Makes a move with everything that follows from it. Refuses what the law of the kind does not allow. */
  move(
    tx: Transaction,
    which: { readonly id: string } | { readonly kind: WorkKindName; readonly subject: string },
    made: MadeMove,
  ): Promise<void>;
  /** How many steps a case has now, for a step that follows from another one in the same transaction. */
  versionOf(tx: Transaction, which: { readonly kind: WorkKindName; readonly subject: string }): Promise<number>;
  /** When a taxpayer moves to this office, the database moves their open cases along: answers how many, and tells open queues. */
  follow(tx: Transaction, tpui: string, officeId: number): Promise<number>;
  /** Says what else happens with a move. Before the first call is answered. */
  when<K extends WorkKindName>(kind: K, move: WorkMoveOf<K>, effect: MoveEffect): void;
}

interface ToldMove extends Given {
  readonly userId?: string | undefined;
  readonly onBehalfOf?: string | undefined;
}

const refusals = {
  'not-from-here': 'work.not-from-here',
  'not-yours': 'work.not-yours',
  'not-proposer': 'work.not-proposer',
  conflict: 'work.conflict',
  waits: 'work.waits',
  'of-your-maker': 'work.of-your-maker',
  'same-person': 'work.same-person',
  'reason-missing': 'work.reason-missing',
  'document-missing': 'work.document-missing',
} as const satisfies Record<MoveRefusal, string>;

/** Cases of every kind: opened, moved by their law, and told of. The database refuses what would get past this. */
export function createCaseload({ db, clock }: { readonly db: Database; readonly clock: Clock }): Caseload {
  const works = createWorkRepository({ db, clock });
  const deadlines = createDeadlines({ db, clock });
  const covers = createCoversRepository(db);
  const effects = new Map<string, MoveEffect>();

  async function personOf(
    tx: Transaction,
    workId: string,
    { userId, onBehalfOf }: PersonsMove,
    at: Date,
  ): Promise<WorkPerson> {
    if (onBehalfOf !== undefined) {
      const covered = await covers.coveredBy(tx, userId, dayOf(at));
      if (!covered.some(({ id }) => id === onBehalfOf)) throw new BusinessError('work.no-cover');
    }
    const actor = await works.actor(tx, onBehalfOf ?? userId);
    const themselves = onBehalfOf === undefined ? actor : await works.actor(tx, userId);
    if (!actor || !themselves) throw new BusinessError('work.not-yours');
    const { role, capacities } = actor;
    const isWaiting = actor.isWaiting || themselves.isWaiting;
    const hasConflict = await isConflicted(tx, workId, [userId, ...(onBehalfOf === undefined ? [] : [onBehalfOf])]);
    return {
      userId,
      role,
      capacities,
      onBehalfOf,
      isWaiting,
      hasConflict,
      makers: [...actor.makers, ...themselves.makers],
    };
  }

  /** What is counted in the new state begins; what was counted and is not any more ends. */
  async function count(tx: Transaction, { id, kind, deadlineId }: WorkRow, to: string): Promise<void> {
    const wanted = workKindOf(kind).states[to]?.deadline;
    const running = deadlineId === null ? undefined : await deadlines.ruleOf(tx, deadlineId);
    if (wanted === running) return;
    if (running && deadlineId !== null) await deadlines.end(tx, deadlineId);
    if (wanted) await works.setDeadline(tx, id, await deadlines.start(tx, wanted));
  }

  async function tell(tx: Transaction, work: WorkRow, made: ToldMove, to: string): Promise<void> {
    await tellOfMove(tx, works, work, { ...made, to });
    await tellLive(tx, workAudiences(work.officeId));
    const { userId, move, reason, onBehalfOf } = made;
    await writeAudit(tx, {
      actor: userId === undefined ? { system: 'caseload' } : { userId },
      action: move === 'open' ? 'work.opened' : 'work.moved',
      subject: `work:${work.id}`,
      detail: {
        kind: work.kind,
        about: work.subject,
        move,
        to,
        ...(reason && { reason }),
        ...(onBehalfOf && { onBehalfOf }),
      },
    });
  }

  return {
    async open(tx, { kind, subject, reference, officeId = null, tpui = null, userId }) {
      const { begins } = workKindOf(kind);
      const at = clock.now();
      const id = await works.insert(tx, { kind, begins, subject, reference, officeId, tpui, at });
      await works.step(tx, id, { move: 'open', at, userId: userId ?? null });
      const work = await works.lock(tx, { id });
      if (!work) throw new Error('A case was opened and not found');
      await count(tx, work, begins);
      await tell(tx, work, { move: 'open', userId }, begins);
      return id;
    },

    async openMany(tx, kind, many) {
      const [first, last] = [many[0], many.at(-1)];
      if (!first || !last) return;
      const { begins, states } = workKindOf(kind);
      if (states[begins]?.deadline)
        throw new Error(`Cases of the kind ${kind} have a deadline and are opened one by one`);
      await insertWorks(tx, { kind, begins, works: many, at: clock.now() });
      for (const officeId of new Set(many.map((one) => one.officeId ?? null)))
        await tellLive(tx, workAudiences(officeId));
      await writeAudit(tx, {
        actor: { system: 'caseload' },
        action: 'work.opened',
        subject: `work:${kind}`,
        detail: { kind, count: many.length, from: first.reference, to: last.reference },
      });
    },

    async move(tx, which, made) {
      const work = await works.lock(tx, which);
      if (!work) throw new BusinessError('work.not-found');
      const at = clock.now();
      if (made.userId !== undefined && made.caseVersion !== work.caseVersion) throw new BusinessError('work.changed');
      const actor = made.userId === undefined ? 'system' : await personOf(tx, work.id, made, at);
      const steps = await works.stepsIn(tx, work.id);
      const decision = decideMove(workKindOf(work.kind), { state: work.state, steps }, actor, made);
      if ('refusal' in decision) throw new BusinessError(refusals[decision.refusal]);
      await works.step(tx, work.id, { ...made, at, userId: made.userId ?? null });
      await count(tx, work, decision.to);
      const { subject } = work;
      await effects.get(`${work.kind} ${made.move}`)?.(tx, {
        subject,
        userId: made.userId ?? null,
        reason: made.reason,
      });
      await tell(tx, work, made, decision.to);
    },

    async versionOf(tx, which) {
      const work = await works.lock(tx, which);
      if (!work) throw new BusinessError('work.not-found');
      return work.caseVersion;
    },

    async follow(tx, tpui, officeId) {
      const left = await works.elsewhere(tx, tpui, officeId);
      for (const from of new Set(left)) await tellLive(tx, workAudiences(from));
      if (left.length > 0) await tellLive(tx, workAudiences(officeId));
      return left.length;
    },

    when(kind, move, effect) {
      const key = `${kind} ${move}`;
      if (effects.has(key)) throw new Error(`Two effects of the move ${key}`);
      effects.set(key, effect);
    },
  };
}
