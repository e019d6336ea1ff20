import type { Reservation } from './records.ts';

/** The places kept between negotiate and the first transport request, the oldest first. */
export interface Reservations {
  readonly add: (reservation: Reservation) => void;
  /** Also one that is too old and not yet forgotten. */
  readonly get: (token: string) => Reservation | undefined;
  readonly remove: (token: string) => void;
  readonly forgetMadeBefore: (moment: number) => void;
  readonly clear: () => void;
  readonly size: () => number;
  readonly sizeOfNetwork: (network: string) => number;
}

export function createReservations(): Reservations {
  const byToken = new Map<string, Reservation>();
  const ofNetwork = new Map<string, number>();

  function remove(token: string): void {
    const reservation = byToken.get(token);
    if (reservation === undefined) return;
    byToken.delete(token);
    const left = (ofNetwork.get(reservation.network) ?? 1) - 1;
    if (left <= 0) ofNetwork.delete(reservation.network);
    else ofNetwork.set(reservation.network, left);
  }

  return {
    add: (reservation) => {
      byToken.set(reservation.token, reservation);
      ofNetwork.set(reservation.network, (ofNetwork.get(reservation.network) ?? 0) + 1);
    },
    get: (token) => byToken.get(token),
    remove,
    forgetMadeBefore: (moment) => {
      // The oldest come first, so this ends at the first one that still counts.
      for (const [token, reservation] of byToken) {
        if (reservation.madeAt > moment) return;
        remove(token);
      }
    },
    clear: () => {
      byToken.clear();
      ofNetwork.clear();
    },
    size: () => byToken.size,
    sizeOfNetwork: (network) => ofNetwork.get(network) ?? 0,
  };
}
