import type { AreaPlace, RouteHandle } from '@portal/platform';
import { Outlet, useLocation, useMatches } from '@portal/platform/router';
import { useLoadedAreas } from '../areas/loaded-areas.ts';
import { PublicLayout, SidebarLayout } from '../layout/index.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { isOpenPath, isStaffDoor } from './guard.ts';

/** Puts the layout of the visited area around its screens. Staff sign-in pages stand outside of their area's layout. */
export function AreaFrame() {
  const matches = useMatches();
  const areas = useLoadedAreas();
  const logOut = useLogOut();
  const { pathname } = useLocation();
  const place = placeOfMatches(matches);
  if (place.layout === 'sidebar' && !isOpenPath(place, pathname)) {
    return (
      <SidebarLayout place={place} navigation={areas.get(place.id)?.navigation ?? []} onLogOut={logOut}>
        <Outlet />
      </SidebarLayout>
    );
  }
  const handle = matches.at(-1)?.handle as Partial<RouteHandle> | undefined;
  return (
    <PublicLayout
      hideNavigation={handle?.hideNavigation ?? false}
      hideAccount={isStaffDoor(pathname)}
      onLogOut={logOut}
    >
      <Outlet />
    </PublicLayout>
  );
}

function placeOfMatches(matches: readonly { readonly handle: unknown }[]): AreaPlace {
  const found = matches.map(({ handle }) => (handle as { place?: AreaPlace } | undefined)?.place).find(Boolean);
  if (!found) throw new Error('A screen was rendered outside of every area');
  return found;
}

/** The area that answers for the visited address. */
export function useVisitedPlace(): AreaPlace {
  return placeOfMatches(useMatches());
}
