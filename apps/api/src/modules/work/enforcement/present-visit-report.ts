import type { ReportTiming, VisitReport } from '@portal/contracts';
import type { ReportRow } from './data/visit-reports.repository.ts';

/** By the clock of the phone first: what was captured after the visit was called off says so, and what only arrived later too. */
function timingOf({
  calledOffAt,
  capturedAt,
  receivedAt,
}: Pick<ReportRow, 'calledOffAt' | 'capturedAt' | 'receivedAt'>): ReportTiming | null {
  if (calledOffAt === null) return null;
  if (capturedAt > calledOffAt) return 'captured-after-cancelling';
  return receivedAt > calledOffAt ? 'arrived-after-cancelling' : null;
}

export function presentReport(row: ReportRow): VisitReport {
  const { id, clockZone, outcome, receiptNumber, note, photos, longitude, latitude, accuracyM, isMock } = row;
  return {
    ...{ id, clockZone, outcome, receiptNumber, note, photos },
    ...{ officer: row.officer ?? '', deviceName: row.deviceName ?? '', photosTaken: row.photoDigests.length },
    ...{ capturedAt: row.capturedAt.toISOString(), receivedAt: row.receivedAt.toISOString(), timing: timingOf(row) },
    place:
      longitude === null || latitude === null || accuracyM === null ? null : { longitude, latitude, accuracyM, isMock },
  };
}
