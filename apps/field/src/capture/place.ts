import type { CapturedRecord } from '@portal/contracts';

type Place = NonNullable<CapturedRecord['place']>;
export type PlaceState =
  | { readonly kind: 'looking' }
  | { readonly kind: 'found'; readonly place: Place }
  | { readonly kind: 'denied' }
  | { readonly kind: 'none' };

export const accuracyNeededM = 15;
const oldestMs = 300_000;

/** A measured place has a doubt and an age; one without is made up. No page can tell it more surely. */
function placeOf({ coords, timestamp }: GeolocationPosition): Place {
  const { longitude, latitude, accuracy } = coords;
  const isMock = accuracy <= 0 || Math.abs(Date.now() - timestamp) > oldestMs;
  return { longitude, latitude, accuracyM: Math.min(Math.round(accuracy), 100_000), isMock };
}

/** Follows where the phone stands; the most exact place so far is kept. Answers how to stop. */
export function followPlace(tell: (state: PlaceState) => void): () => void {
  const { geolocation } = navigator as { readonly geolocation?: Geolocation | null };
  if (!geolocation) {
    tell({ kind: 'none' });
    return () => {};
  }
  let best: Place | undefined;
  const id = geolocation.watchPosition(
    (position) => {
      const place = placeOf(position);
      if (!best || place.accuracyM <= best.accuracyM) best = place;
      tell({ kind: 'found', place: best });
    },
    ({ code }) => {
      if (!best) tell({ kind: code === 1 ? 'denied' : 'none' });
    },
    { enableHighAccuracy: true, maximumAge: 10_000, timeout: 30_000 },
  );
  return () => geolocation.clearWatch(id);
}
