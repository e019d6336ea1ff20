import type { Role } from '../access.ts';
import { type PortalAddress, portalAddress } from '../addresses/portal-address.ts';
import type { LawRuleId } from '../deadlines/law-rules.ts';
import type { Localized } from '../language.ts';

/** Headquarters and Legal are no roles: a Director may have them besides (one or both). */
export const capacities = ['headquarters', 'legal'] as const;
export type Capacity = (typeof capacities)[number];

/** Who may make a move: an active role, a capacity, or the portal by itself. */
export type WorkActor = Role | Capacity | 'system';

export interface WorkState {
  readonly name: Localized;
  /** Nothing moves any more, and no deadline runs. */
  readonly isFinal?: true;
  /** The deadline that runs while a case is in it. A next state with the same one lets it go on. */
  readonly deadline?: LawRuleId;
}

export interface WorkMove {
  /** As on a button: what one does. */
  readonly name: Localized;
  readonly from: readonly string[];
  readonly to: string;
  readonly by: readonly WorkActor[];
  /** What must be given with it; the document is where it is kept. */
  readonly needs?: readonly ('reason' | 'document')[];
  /** Two persons: nobody who made one of these moves with this case. `open` is opening it. */
  readonly otherThan?: readonly string[];
  /** Only whoever made the newest of these moves: a proposal is taken back by its proposer. */
  readonly sameAs?: readonly string[];
  /** An endpoint of its kind makes it and asks more than this law: `POST /work/:id/moves` refuses it. */
  readonly hasEndpoint?: true;
}

/**
 * One kind of case, as data: the server decides by it, the database refuses what it does not allow, and the drawing in the
 * module `caseload` is made of it. Every case begins in `begins`.
 */
export interface WorkKind {
  readonly name: Localized;
  readonly begins: string;
  readonly openedBy: readonly WorkActor[];
  /** Whose queue it stands in. */
  readonly seenBy: readonly Role[];
  /** The screen on which its cases are decided, with what its address needs; the case is added as `record`. */
  readonly screen?: `/${string}`;
  /** Where those who open it and have no part in deciding see what became of it. */
  readonly openersScreen?: `/${string}`;
  readonly states: Readonly<Record<string, WorkState>>;
  readonly moves: Readonly<Record<string, WorkMove>>;
}

/** The kinds of one domain, by name. */
export type WorkKindPart = Readonly<Record<string, WorkKind>>;

export function defineWorkKind<const K extends WorkKind>(kind: K): K {
  return kind;
}

/** Where one looks at a case; undefined while no screen has its kind. */
export function workPathOf({ screen }: Pick<WorkKind, 'screen'>, workId: string): PortalAddress | undefined {
  return screen === undefined ? undefined : portalAddress(screen, { record: workId });
}

/** Where whoever opened a case looks at it: with those who decide, if that is their screen too, else on their own. */
export function openersPathOf(
  kind: Pick<WorkKind, 'screen' | 'openersScreen' | 'seenBy'>,
  workId: string,
  role: string,
): PortalAddress | undefined {
  if (kind.seenBy.some((one) => one === role)) return workPathOf(kind, workId);
  return kind.openersScreen && portalAddress(kind.openersScreen);
}
