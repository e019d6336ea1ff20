import { activeRole, useSession } from '@portal/auth';
import { type BillStatus, type billStatusWords, groupReference, invoiceReport } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useLocation } from '@portal/platform/router';
import { formatDate, Money, TextLink } from '@portal/ui';
import { Facts } from '../lists/panel/facts.tsx';
import { StatusSign } from '../lists/table/status-sign.tsx';
import { billPagePath } from './bill-page-path.ts';
import { billSigns } from './bill-signs.ts';
import { useBillMessages } from './messages/use-bill-messages.ts';
import { taxpayerRecordPath } from './taxpayer-record-path.ts';
import type { BillRecordAnswer } from './use-bill-record.ts';

export interface BillHeadProps {
  readonly record: BillRecordAnswer;
}

/** What a bill asks, of whom, and how it stands. */
export function BillHead({ record: { bill, events, replacedBy } }: BillHeadProps) {
  const messages = useBillMessages();
  const language = useLanguage();
  const { pathname } = useLocation();
  const localized = useLocalized();
  const { session } = useSession();
  const taxpayer = bill.tpui === null ? undefined : taxpayerRecordPath(pathname, activeRole(session), bill.tpui);
  const tpui = taxpayer ? <TextLink to={taxpayer}>{bill.tpui}</TextLink> : bill.tpui;
  const words = invoiceReport.columns.status.words[bill.status as keyof typeof billStatusWords];
  const rrr = events.find(
    ({ kind, provider, outcome }) => kind === 'attempt' && provider === 'remita' && outcome === null,
  )?.reference;
  return (
    <>
      <div className="ws-bill-top">
        <span className="ws-bill-amount">
          <Money amountKobo={bill.totalKobo} />
        </span>
        <StatusSign sign={billSigns[bill.status as BillStatus]}>{words ? localized(words) : bill.status}</StatusSign>
      </div>
      <Facts
        facts={[
          [
            messages.replacedBy,
            replacedBy && <TextLink to={billPagePath(pathname, replacedBy)}>{groupReference(replacedBy)}</TextLink>,
          ],
          [messages.payer, bill.payer],
          [messages.tpui, tpui],
          [messages.purpose, bill.heads],
          [messages.mda, bill.mda],
          [messages.taxOffice, bill.taxOffice],
          [messages.expertSystem, bill.expertSystem],
          [messages.counter, bill.counter],
          [messages.issued, formatDate(bill.issuedOn, language)],
          [messages.due, bill.dueOn === bill.expiresOn ? undefined : formatDate(bill.dueOn, language)],
          [messages.expires, formatDate(bill.expiresOn, language)],
          [messages.rrr, rrr && groupReference(rrr)],
        ]}
      />
    </>
  );
}
