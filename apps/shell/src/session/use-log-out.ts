import { activeRole, afterLogoutOf, closeSession, currentSession } from '@portal/auth';
import { useNavigate } from '@portal/platform/router';

/** Forgets the person on this device and goes where their role starts (spec §4). */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    const target = afterLogoutOf(activeRole(currentSession()));
    void closeSession();
    void navigate(target);
  };
}
