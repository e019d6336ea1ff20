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

  useEffect(() => {
    const target = session && signInTarget(door, session, routeTo);
    if (!target || ledOn.current === session.token) return;
    ledOn.current = session.token;
    void navigate(target.to, { state: target.state, replace: true });
  }, [door, session, routeTo, navigate]);

  return null;
}
