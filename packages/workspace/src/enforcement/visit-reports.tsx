import { reportTimingWords, type Visit, type VisitReport, visitOutcomeWords } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDateTime, Notice } from '@portal/ui';
import { Facts } from '../lists/panel/facts.tsx';
import { phoneWords as words } from './phone-words.ts';
import { VisitPhoto } from './visit-photo.tsx';

export interface VisitReportsProps {
  readonly enforcementId: string;
  readonly visits: readonly Visit[];
}

/** What officers noted on their phones, each once, with who and when; it moves no case. */
export function VisitReports({ enforcementId, visits }: VisitReportsProps) {
  const localized = useLocalized();
  const reports = visits.flatMap((visit) => visit.reports ?? []);
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="visit-reports">
      <h3 id="visit-reports">{localized(words.reports)}</h3>
      {reports.map((report) => (
        <Report key={report.id} enforcementId={enforcementId} report={report} />
      ))}
    </section>
  );
}

interface ReportProps {
  readonly enforcementId: string;
  readonly report: VisitReport;
}

function Report({ enforcementId, report }: ReportProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const { place, timing, photosTaken, photos } = report;
  const mock = place?.isMock ? `, ${localized(words.mock)}` : '';
  return (
    <>
      {timing && <Notice kind="warning" title={localized(reportTimingWords[timing])} />}
      <Facts
        facts={[
          [localized(words.outcome), <strong key="outcome">{localized(visitOutcomeWords[report.outcome])}</strong>],
          [localized(words.receiptNumber), report.receiptNumber || null],
          [localized(words.note), report.note || null],
          [localized(words.by), [report.officer, report.deviceName].filter(Boolean).join(', ')],
          [localized(words.capturedAt), `${formatDateTime(report.capturedAt, language)} (${report.clockZone})`],
          [localized(words.receivedAt), formatDateTime(report.receivedAt, language)],
          [
            localized(words.place),
            place
              ? `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)} ± ${place.accuracyM} m${mock}`
              : localized(words.noPlace),
          ],
          [localized(words.photos), photosTaken === 0 ? null : `${photos.length} / ${photosTaken}`],
        ]}
      />
      {photos.map((position) => (
        <VisitPhoto key={position} enforcementId={enforcementId} reportId={report.id} position={position} />
      ))}
    </>
  );
}
