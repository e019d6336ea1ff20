import type { Door } from '@portal/contracts';
import { useNavigate, useSearchParams } from '@portal/platform/router';
import { useEffect, useRef } from 'react';
import { useSession } from '../session/session-store.ts';
import { signInTarget } from './sign-in-target.ts';

export interface AlreadySignedInProps {
  readonly door: Door;
}

/**
 * Whoever is signed in and stands at their own door goes on: after signing in here, in another tab, or long ago. Once: a
 * popup that is still closing must not lead on from where it has led to.
 */
export function AlreadySignedIn({ door }: AlreadySignedInProps) {
  const { session } = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const ledOn = useRef<string>(undefined);
  const routeTo = search.get('routeTo');
  // The popup's form is ready made while it is closed: only the address says that somebody stands at it.
  const isHere = door !== 'public' || search.get('a') === 'login';

  useEffect(() => {
    const target = isHere && session && signInTarget(door, session, routeTo);
    if (!target || ledOn.current === session.token) return;
    ledOn.current = session.token;
    void navigate(target.to, { state: target.state, replace: true });
  }, [door, session, routeTo, isHere, navigate]);

  return null;
}
