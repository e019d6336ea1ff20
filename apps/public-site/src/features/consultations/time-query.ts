import {
  type ConsultationMode,
  type ConsultationTopic,
  consultationModeIds,
  consultationTopicIds,
} from '@portal/contracts';

/** What somebody has chosen so far; it lives in the address, so that it can be shared, gone back to and opened without script. */
export interface TimeQuery {
  readonly topic: ConsultationTopic | undefined;
  readonly mode: ConsultationMode | undefined;
  readonly officeId: number | undefined;
  readonly consultantId: number | undefined;
}

export const paths = {
  start: '/consult-connect',
  times: '/consult-connect/times',
  details: '/consult-connect/details',
  booking: '/consult-connect/booking',
} as const;

export function timeQueryIn(search: URLSearchParams): TimeQuery {
  const numberIn = (name: string) => (/^\d{1,9}$/.test(search.get(name) ?? '') ? Number(search.get(name)) : undefined);
  return {
    topic: consultationTopicIds.find((topic) => topic === search.get('topic')),
    mode: consultationModeIds.find((mode) => mode === search.get('mode')),
    officeId: numberIn('office'),
    consultantId: numberIn('consultant'),
  };
}

/** An address with what was chosen and more. */
export function addressWith(
  path: string,
  timeQuery: TimeQuery,
  more: Readonly<Record<string, string | undefined>> = {},
): string {
  const { topic, mode, officeId, consultantId } = timeQuery;
  const fields = new URLSearchParams();
  const all = { topic, mode, office: officeId, consultant: consultantId, ...more };
  for (const [name, value] of Object.entries(all)) if (value !== undefined) fields.set(name, String(value));
  const search = fields.toString();
  return search ? `${path}?${search}` : path;
}

/** A moment out of an address; nothing when it is none. */
export function momentIn(search: URLSearchParams, name: string): string | undefined {
  const value = search.get(name) ?? '';
  const moment = new Date(value);
  return value !== '' && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined;
}
