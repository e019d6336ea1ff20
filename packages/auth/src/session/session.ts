import { type OpenSession, type Role, roles, type Scope, type SignedInUserView } from '@portal/contracts';

/** What the browser remembers of a signed-in person: enough to greet and to route. Never the NIN, never an id. */
export interface Session {
  /** Opaque Bearer token. */
  readonly token: string;
  /** In the server's order; the first is the active one. Names of custom roles may occur, they grant nothing. */
  readonly roles: readonly string[];
  readonly user: SessionUser;
  /** The session ends then by this device's clock, whatever happens. */
  readonly expiresAt?: string;
  /** The session ends after that long without use. */
  readonly idleMs?: number;
}

export interface SessionUser {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly userName?: string;
  readonly phoneNumber?: string;
  /** Tax Payer Unique Identifier. */
  readonly tpui?: string;
  /** Where the person's picture is. */
  readonly avatar?: string;
  /** Whose matters they may see; for showing and for what to ask, the server decides. */
  readonly scope?: Scope;
}

/** The first entry of the ordered list (spec §6); undefined when that is a custom role. */
export function activeRole(session: Session | undefined): Role | undefined {
  const [first] = session?.roles ?? [];
  return roles.find((role) => role === first);
}

/** Keeps the fields above and nothing else, so that whatever a server may send never reaches the device's storage. */
export function sessionFrom(value: unknown): Session | undefined {
  if (!isRecord(value) || typeof value.token !== 'string' || !value.token) return undefined;
  const { roles: names, user, expiresAt, idleMs } = value;
  if (!Array.isArray(names) || !isRecord(user) || typeof user.email !== 'string') return undefined;
  const { email, firstName, lastName, userName, phoneNumber, tpui, avatar, scope } = user;
  const optional = Object.entries({ firstName, lastName, userName, phoneNumber, tpui, avatar }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    token: value.token,
    roles: names.filter((name) => typeof name === 'string'),
    user: { email, ...Object.fromEntries(optional), ...(isScope(scope) && { scope }) },
    ...(typeof expiresAt === 'string' && { expiresAt }),
    ...(typeof idleMs === 'number' && { idleMs }),
  };
}

/** The session that the server has just opened. */
export function sessionOf({ token, user, ...times }: Omit<OpenSession, 'landing'>): Session {
  return { token, ...personOf(user), ...lifetimeOf(times) };
}

/** Who the server says is signed in. */
export function personOf({ roles: names, userRole, ...person }: SignedInUserView): Pick<Session, 'roles' | 'user'> {
  const { email, firstName, lastName, tpui, avatar, scope } = person;
  return {
    roles: names.length > 0 ? names : [userRole],
    user: { email, firstName, lastName, ...(tpui && { tpui }), ...(avatar && { avatar }), scope },
  };
}

/** How long it lasts is what the server says; when that is over, this device's clock, however wrong it goes. */
export function lifetimeOf({
  expiresAt,
  idleExpiresAt,
  now,
}: Pick<OpenSession, 'expiresAt' | 'idleExpiresAt' | 'now'>): Pick<Session, 'expiresAt' | 'idleMs'> {
  const aheadMs = Date.now() - Date.parse(now);
  return {
    expiresAt: new Date(Date.parse(expiresAt) + aheadMs).toISOString(),
    idleMs: Date.parse(idleExpiresAt) - Date.parse(now),
  };
}

/** What the server wrote; kinds that come later are kept as well. */
function isScope(value: unknown): value is Scope {
  return isRecord(value) && typeof value.kind === 'string';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
