import { currentSession } from '@portal/auth';
import { type Area, type AreaPlace, areaPlaces } from '@portal/platform';
import { type MiddlewareFunction, type RouteObject, redirect, redirectDocument } from '@portal/platform/router';
import { AreaBoundary } from '../areas/area-boundary.tsx';
import { AreaFrame } from './area-frame.tsx';
import { formerPathRoutes } from './former-paths.ts';
import { Root } from './root.tsx';
import { StartingPage } from './starting-page.tsx';
import { turnAway } from './turn-away.ts';

export interface AreaRoutesOptions {
  /** The area whose document this is; nothing in the portal's main document. */
  readonly document: string | undefined;
  /** Areas that are here already. */
  readonly loaded?: readonly Area[];
  /** On every way into a guarded screen. */
  readonly onEntered?: (url: URL) => void;
  /** Whether the address is the one on the screen. */
  readonly isShown?: (url: URL) => boolean;
}

export const areaRouteId = (place: AreaPlace) => `area:${place.id}`;

/**
 * The portal's route tree before any area is loaded. Each area is a pathless route with an error boundary and, per path it
 * owns, a splat that is there to be found: React Router asks for missing routes only where a match is dynamic.
 */
export function areaRoutes({
  document,
  loaded = [],
  onEntered = () => {},
  isShown = () => false,
}: AreaRoutesOptions): RouteObject[] {
  const areas = areaPlaces.map((place): RouteObject => {
    const area = loaded.find(({ id }) => id === place.id);
    return {
      id: `layout:${place.id}`,
      Component: AreaFrame,
      handle: { place },
      children: [
        {
          id: areaRouteId(place),
          ErrorBoundary: AreaBoundary,
          ...(place.access !== 'public' && { middleware: [guard(place, { onEntered, isShown })] }),
          children: [...probes(place, document), ...(area?.routes ?? [])],
        },
      ],
    };
  });
  return [{ id: 'root', Component: Root, HydrateFallback: StartingPage, children: [...formerPathRoutes, ...areas] }];
}

function probes(place: AreaPlace, document: string | undefined): RouteObject[] {
  return place.paths.map((path) => ({
    path: path === '/' ? '/*' : `${path}/*`,
    loader({ request }) {
      // Reached only when the area has no such screen, or when it needs a document with another security policy.
      if (!isOfDocument(place, document)) throw redirectDocument(request.url);
      throw redirect(turnAway(place, new URL(request.url), currentSession()) ?? '/');
    },
  }));
}

/** Payments run a provider's script under their own content security policy: entered and left by full page loads. */
export function isOfDocument(place: AreaPlace, document: string | undefined): boolean {
  return document === (place.ownDocument ? place.id : undefined);
}

function guard(
  place: AreaPlace,
  { onEntered, isShown }: Required<Pick<AreaRoutesOptions, 'onEntered' | 'isShown'>>,
): MiddlewareFunction {
  return ({ request }) => {
    const url = new URL(request.url);
    const detour = turnAway(place, url, currentSession(), isShown(url));
    if (detour) throw redirect(detour);
    onEntered(url);
  };
}
