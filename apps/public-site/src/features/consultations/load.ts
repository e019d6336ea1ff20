import { type ApiClient, ApiError } from '@portal/api-client';
import {
  type Booking,
  type Consultant,
  getBooking,
  hasMeetingPlace,
  listConsultants,
  listConsultationTimes,
  listOffices,
  type ResponseOf,
  type TaxOffice,
} from '@portal/contracts';
import type { Wish } from './wish.ts';

export type ConsultationTimes = ResponseOf<typeof listConsultationTimes>;

export interface ChoicesLoad {
  readonly consultants: readonly Consultant[];
  readonly offices: readonly TaxOffice[];
}

/** Whom one may choose; nothing when they could not be loaded. */
export async function loadChoices(api: ApiClient, signal: AbortSignal): Promise<ChoicesLoad | null> {
  try {
    const [consultants, { offices }] = await Promise.all([
      api(listConsultants, {}, signal),
      api(listOffices, {}, signal),
    ]);
    return { consultants, offices };
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

export type TimesLoad =
  | { readonly kind: 'found'; readonly times: ConsultationTimes }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'failed' };

export async function loadTimes(
  api: ApiClient,
  wish: Wish,
  from: string | undefined,
  signal: AbortSignal,
): Promise<TimesLoad> {
  const { topic, mode, officeId, consultantId } = wish;
  if (!topic || !mode || !hasMeetingPlace(wish)) return { kind: 'incomplete' };
  const query = {
    topic,
    mode,
    ...(officeId !== undefined && { officeId }),
    ...(consultantId !== undefined && { consultantId }),
    ...(from !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(from) && { from }),
  };
  try {
    return { kind: 'found', times: await api(listConsultationTimes, { query }, signal) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'failed' };
  }
}

export type BookingLoad =
  | { readonly kind: 'found'; readonly booking: Booking }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'failed' };

export const bookingStatus = { found: 200, 'not-found': 404, failed: 503 } as const satisfies Record<
  BookingLoad['kind'],
  number
>;

export async function loadBooking(api: ApiClient, reference: string, signal: AbortSignal): Promise<BookingLoad> {
  if (reference === '') return { kind: 'not-found' };
  try {
    return { kind: 'found', booking: await api(getBooking, { params: { reference } }, signal) };
  } catch (error) {
    if (signal.aborted) throw error;
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422);
    return { kind: isUnknown ? 'not-found' : 'failed' };
  }
}
