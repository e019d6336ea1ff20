import type { Door } from '@portal/contracts';
import { Navigate, useSearchParams } from '@portal/platform/router';
import { useSession } from '../session/session-store.ts';
import { signInTarget } from './sign-in-target.ts';

export interface AlreadySignedInProps {
  readonly door: Door;
}

/** Whoever is signed in and stands at their own door goes on: after signing in here, in another tab, or long ago. */
export function AlreadySignedIn({ door }: AlreadySignedInProps) {
  const { session } = useSession();
  const [search] = useSearchParams();
  const target = session && signInTarget(door, session, search.get('routeTo'));
  return target ? <Navigate to={target.to} state={target.state} replace /> : null;
}
