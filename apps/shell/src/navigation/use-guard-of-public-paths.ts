import { useSession } from '@portal/auth';
import { placeOf } from '@portal/platform';
import { useLocation, useNavigate, useNavigation } from '@portal/platform/router';
import { useEffect, useRef } from 'react';
import { detourOf } from './guard.ts';
import { turnAway } from './turn-away.ts';

/**
 * Public pages come with HTML that was written for anybody, so the few of them that are guarded (spec §2.1) look once it is
 * known who is here. A navigation under way decides for itself.
 */
export function useGuardOfPublicPaths(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { status, session } = useSession();
  const place = placeOf(pathname);
  const canJudge = place.access === 'public' && status !== 'unknown' && state === 'idle';
  const detour = canJudge ? detourOf(place, pathname, session) : undefined;

  const admittedAt = useRef<string>(undefined);

  useEffect(() => {
    if (!canJudge) return;
    if (!detour) admittedAt.current = pathname;
    else
      void navigate(turnAway(place, { pathname, search }, session, admittedAt.current === pathname) ?? detour, {
        replace: true,
      });
  }, [canJudge, detour, pathname, search, place, session, navigate]);
}
