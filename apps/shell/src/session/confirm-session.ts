import type { ApiClient } from '@portal/api-client';
import { currentSession, openSession, personOf } from '@portal/auth';
import { getCurrentSession } from '@portal/contracts';

/** A server that is slow or away keeps nobody out: it judges every call by itself. */
const longestWaitMs = 3000;

/**
 * What a device remembers opens no guarded area by itself: the server is asked who this is, while the area is loaded. A session
 * that is over goes the way of every 401; roles that are not those of the device take their place before the guard looks. Answers
 * whether they did.
 */
export async function confirmSession(api: ApiClient): Promise<boolean> {
  const asked = currentSession();
  if (!asked) return false;
  const confirmed = api(getCurrentSession, {}).then(async ({ user }) => {
    const session = currentSession();
    if (session?.token !== asked.token) return false;
    // A name that an office corrected, or a picture changed elsewhere, is the person's here too.
    const now = { ...session, ...personOf(user) };
    const hasOtherRoles = String(session.roles) !== String(now.roles);
    if (hasOtherRoles || JSON.stringify(session.user) !== JSON.stringify(now.user)) await openSession(now);
    return hasOtherRoles;
  });
  const waited = new Promise<false>((resolve) => setTimeout(() => resolve(false), longestWaitMs));
  return Promise.race([confirmed, waited]);
}
