import { accuracyNeededM, type PlaceState } from '../capture/place.ts';
import { useWords } from '../texts.ts';

export interface PlaceLineProps {
  readonly place: PlaceState;
}

/** How surely this phone knows where it stands; without a place one may go on. */
export function PlaceLine({ place }: PlaceLineProps) {
  const words = useWords();
  if (place.kind === 'looking') return <p>{words('looking')}</p>;
  if (place.kind === 'denied') return <p>{words('placeDenied')}</p>;
  if (place.kind === 'none') return <p>{words('noPlace')}</p>;
  const { accuracyM } = place.place;
  return (
    <p>
      <b>± {accuracyM} m</b> · {words(accuracyM <= accuracyNeededM ? 'exact' : 'inexact')}
    </p>
  );
}
