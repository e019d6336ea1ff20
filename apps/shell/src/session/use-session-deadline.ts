import { useApiClient } from '@portal/api-client';
import { currentSession, type Deadline, sessionDeadline, useSession } from '@portal/auth';
import { getCurrentSession } from '@portal/contracts';
import { useEffect, useState } from 'react';

/** How long before its end a person is asked whether to stay. */
const warningMs = 2 * 60_000;
/** Browsers keep no timer longer than 24.8 days, and a sleeping device keeps none at all. */
const longestTimerMs = 60 * 60_000;

/** The end of the session, once it is near; nothing before, and nothing on a device whose clock cannot be right. */
export function useSessionDeadline(): Deadline | undefined {
  const api = useApiClient();
  const { session } = useSession();
  const [near, setNear] = useState<Deadline>();

  useEffect(() => {
    if (!session) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasAsked = false;
    function look() {
      clearTimeout(timer);
      const deadline = session && sessionDeadline(session);
      if (!deadline) return setNear(undefined);
      const leftMs = deadline.at - Date.now();
      setNear(leftMs > 0 && leftMs <= warningMs ? deadline : undefined);
      if (leftMs > 0) {
        hasAsked = false;
        const nextMs = leftMs > warningMs ? leftMs - warningMs : leftMs;
        timer = setTimeout(look, Math.min(nextMs, longestTimerMs));
      } else if (!hasAsked) {
        // This clock does not sign anybody out: the server is asked, and its 401 does.
        hasAsked = true;
        api(getCurrentSession, {}).then(look, () => {});
      }
    }
    const wake = () => document.visibilityState === 'visible' && currentSession() && look();
    look();
    document.addEventListener('visibilitychange', wake);
    // Another tab was used: the end has moved.
    window.addEventListener('storage', look);
    return () => {
      clearTimeout(timer);
      setNear(undefined);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('storage', look);
    };
  }, [session, api]);

  return near;
}
