export { canEnter } from './roles/can-enter.ts';
export { afterLogoutOf, dashboardOf } from './roles/role-targets.ts';
export { activeRole, type Session, type SessionUser } from './session/session.ts';
export {
  closeSession,
  currentSession,
  followOtherTabs,
  onSessionChange,
  openSession,
  restoreSession,
  type SessionState,
  useSession,
} from './session/session-store.ts';
