import type { Access } from '@portal/contracts';
import { activeRole, type Session } from '../session/session.ts';

/** The browser's courtesy; the API decides for itself. Only the active role counts (spec §6). */
export function canEnter(access: Access, session: Session | undefined): boolean {
  if (access === 'public') return true;
  if (access === 'signed-in') return session !== undefined;
  const role = activeRole(session);
  return role !== undefined && access.includes(role);
}
