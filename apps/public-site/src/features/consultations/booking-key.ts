const untilReload = new Map<string, string>();

/** The key of a booking, for the tab: a reload must not send somebody back to their mail. */
const keyOf = (reference: string) => `pay_kd_booking_${reference}`;

export function keepBookingKey(reference: string, key: string): void {
  untilReload.set(reference, key);
  try {
    sessionStorage.setItem(keyOf(reference), key);
  } catch {
    // A browser that keeps nothing: after a reload the link of the mail opens the booking again.
  }
}

export function keptBookingKey(reference: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(reference)) ?? undefined;
  } catch {
    return untilReload.get(reference);
  }
}
