import { activeRole, useSession } from '@portal/auth';
import { rightWords, theBeginning } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useLocation, useParams } from '@portal/platform/router';
import { formatDate, TextLink } from '@portal/ui';
import { dayOfMoment } from '../../lists/format.ts';
import { RecordPage } from '../../records/record-page.tsx';
import { RecordSection } from '../../records/record-section.tsx';
import { Duplicates } from './duplicates.tsx';
import { mergeTexts } from './merge-texts.ts';
import { MergedNotice } from './merged-notice.tsx';
import { BillsOf, ReceiptsOf } from './papers.tsx';
import { RiskOf } from './risk-of.tsx';
import { ConsultationsOf, DoneList, RequestsOf, TicketsOf } from './story.tsx';
import { TaxpayerActions } from './taxpayer-actions.tsx';
import { TaxpayerIdentity } from './taxpayer-identity.tsx';
import { texts } from './texts.ts';
import { useTaxpayerRecord } from './use-taxpayer-record.ts';

/** Everything staff know of one taxpayer, at an address of its own below the register. Each opening is noted by the server. */
export function TaxpayerPage() {
  const localized = useLocalized();
  const language = useLanguage();
  const { tpui = '' } = useParams();
  const { pathname } = useLocation();
  const isSuperAdmin = activeRole(useSession().session) === 'SuperAdmin';
  const root = pathname.slice(0, pathname.indexOf('/', 1));
  const all = `?criteria=${encodeURIComponent(tpui)}&minDate=${theBeginning}`;
  return (
    <RecordPage
      kind={localized(texts.kind)}
      title={({ taxpayer }) => taxpayer.name || taxpayer.tpui}
      lead={localized(texts.notedLead)}
      actions={(record) => <TaxpayerActions record={record} />}
      source={useTaxpayerRecord(tpui)}
    >
      {(record) => (
        <>
          <MergedNotice record={record} root={root} maySeparate={isSuperAdmin} />
          <TaxpayerIdentity record={record} />
          <RiskOf tpui={tpui} />
          <RecordSection title={localized(texts.people)}>
            {record.people.length === 0 ? (
              <p className="ws-record-quiet">{localized(texts.nobody)}</p>
            ) : (
              <ul className="ws-record-list">
                {record.people.map(({ name, kind, rights, since }) => (
                  <li key={`${name} ${since}`}>
                    <span>
                      {name}
                      <small>
                        {[texts[kind], ...rights.map((right) => rightWords[right])].map(localized).join(' · ')}
                      </small>
                    </span>
                    {since && <small>{`${localized(texts.since)} ${formatDate(dayOfMoment(since), language)}`}</small>}
                  </li>
                ))}
              </ul>
            )}
          </RecordSection>
          <RecordSection
            title={localized(texts.bills)}
            actions={<TextLink to={`${root}/invoice-reports${all}`}>{localized(texts.allBills)}</TextLink>}
          >
            <BillsOf record={record} root={root} />
          </RecordSection>
          <RecordSection
            title={localized(texts.receipts)}
            actions={<TextLink to={`${root}/collection-reports${all}`}>{localized(texts.allReceipts)}</TextLink>}
          >
            <ReceiptsOf record={record} root={root} />
          </RecordSection>
          <RecordSection title={localized(texts.requests)}>
            <RequestsOf record={record} />
          </RecordSection>
          <RecordSection title={localized(texts.tickets)}>
            <TicketsOf record={record} root={root} />
          </RecordSection>
          <RecordSection title={localized(texts.consultations)}>
            <ConsultationsOf record={record} root={root} />
          </RecordSection>
          {isSuperAdmin && record.mergedInto === null && (
            <div className="ws-record-all">
              <RecordSection title={localized(mergeTexts.title)}>
                <Duplicates record={record} />
              </RecordSection>
            </div>
          )}
          <RecordSection title={localized(texts.changes)}>
            <DoneList entries={record.changes} />
          </RecordSection>
          <RecordSection title={localized(texts.looks)}>
            <DoneList entries={record.looks} />
          </RecordSection>
        </>
      )}
    </RecordPage>
  );
}
