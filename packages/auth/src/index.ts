export { canEnter } from './roles/can-enter.ts';
export { returnAddress } from './roles/return-address.ts';
export { afterLogoutOf, dashboardOf } from './roles/role-targets.ts';
export { type ActingFor, actFor, actingFor } from './session/acting.ts';
export { activeRole, lifetimeOf, personOf, type Session, type SessionUser } from './session/session.ts';
export { type Deadline, noteSessionUse, sessionDeadline } from './session/session-clock.ts';
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
export { type KeptEmail, keptEmailOf } from './sign-in/kept-email.ts';
