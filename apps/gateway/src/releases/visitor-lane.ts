import { createHash, randomInt } from 'node:crypto';
import type { Canary } from '@portal/federation/release';

/** As many lanes as a share has steps of a tenth of a percent. A lane is shared by thousands: it says nothing of who somebody is. */
export const laneCount = 1000;
export const laneCookie = 'portal_lane';
const laneLivesSeconds = 7 * 86_400;

export const newLane = () => randomInt(laneCount);

/** The lane that a browser was given before; undefined for what is none. */
export function laneIn(cookie: string | undefined): number | undefined {
  for (const pair of (cookie ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=', 2);
    if (name === laneCookie && /^\d{1,3}$/.test(value)) return Number(value);
  }
  return undefined;
}

export function writeLane(lane: number, isSecure: boolean): string {
  return `${laneCookie}=${lane}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${laneLivesSeconds}${isSecure ? '; Secure' : ''}`;
}

/** Whether a lane gets the canary: always the same answer for one canary, kept when it is raised, and other lanes for the next one. */
export function isInCanary({ id, share }: Pick<Canary, 'id' | 'share'>, lane: number): boolean {
  const first = createHash('sha256').update(id).digest().readUInt32BE(0) % laneCount;
  return (lane - first + laneCount) % laneCount < Math.floor(share * laneCount);
}
