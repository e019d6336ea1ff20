import { type ApiClient, problemOf } from '@portal/api-client';
import {
  type Booking,
  type Consultant,
  getBooking,
  hasMeetingPlace,
  type LoadProblem,
  listConsultants,
  listConsultationTimes,
  listOffices,
  loadProblemStatus,
  type ResponseOf,
  type TaxOffice,
} from '@portal/contracts';
import type { TimeQuery } from './time-query.ts';

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
  | LoadProblem;

export async function loadTimes(
  api: ApiClient,
  timeQuery: TimeQuery,
  from: string | undefined,
  signal: AbortSignal,
): Promise<TimesLoad> {
  const { topic, mode, officeId, consultantId } = timeQuery;
  if (!topic || !mode || !hasMeetingPlace(timeQuery)) return { kind: 'incomplete' };
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
    return problemOf(error);
  }
}

export type BookingLoad = { readonly kind: 'found'; readonly booking: Booking } | LoadProblem;

export const bookingStatus = { ...loadProblemStatus, found: 200 } as const satisfies Record<
  BookingLoad['kind'],
  number
>;

export async function loadBooking(api: ApiClient, reference: string, signal: AbortSignal): Promise<BookingLoad> {
  if (reference === '') return { kind: 'not-found' };
  try {
    return { kind: 'found', booking: await api(getBooking, { params: { reference } }, signal) };
  } catch (error) {
    if (signal.aborted) throw error;
    return problemOf(error);
  }
}
