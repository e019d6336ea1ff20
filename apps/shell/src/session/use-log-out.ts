import { useApiClient } from '@portal/api-client';
import { activeRole, afterLogoutOf, closeSession, currentSession } from '@portal/auth';
import { signOut } from '@portal/contracts';
import { useQueryClient } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/router';

/** Ends the session on the server, forgets the person on this device and goes where their role starts (spec §4). */
export function useLogOut(): () => void {
  const api = useApiClient();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return () => {
    const target = afterLogoutOf(activeRole(currentSession()));
    // The person leaves even when the server cannot be told: the token is gone from here, and ends there by itself.
    api(signOut, {}).catch(() => {});
    void closeSession();
    queryClient.clear();
    void navigate(target);
  };
}
