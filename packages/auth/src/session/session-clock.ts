import type { Session } from './session.ts';

/** When any tab of this device last used its session, in milliseconds; says nothing about a person. */
const lastUseKey = 'pay_kd_last_use';

/** Called whenever the server has accepted the token: the idle time starts again, for every tab. */
export function noteSessionUse(): void {
  ofThisPage = Date.now();
  try {
    localStorage.setItem(lastUseKey, String(ofThisPage));
  } catch {
    // Nothing is kept: other tabs know nobody here, and this one counts for itself.
  }
}

let ofThisPage: number | undefined;

function lastUseOfDevice(): number {
  try {
    return Number(localStorage.getItem(lastUseKey) ?? ofThisPage);
  } catch {
    return ofThisPage ?? 0;
  }
}

export interface Deadline {
  /** Milliseconds since 1970, by this device's clock. */
  readonly at: number;
  /** Whether using the session moves it. */
  readonly canMove: boolean;
}

/**
 * When the session ends unless it is used. Undefined when that is not known: a device whose clock is wrong must not sign
 * anybody out; the server's 401 does.
 */
export function sessionDeadline(session: Session): Deadline | undefined {
  const lastUse = lastUseOfDevice();
  const idleEnd = session.idleMs && lastUse ? lastUse + session.idleMs : Number.POSITIVE_INFINITY;
  const end = session.expiresAt ? Date.parse(session.expiresAt) : Number.POSITIVE_INFINITY;
  const at = Math.min(idleEnd, end);
  return Number.isFinite(at) ? { at, canMove: idleEnd < end } : undefined;
}
