import { billStatusWords, type TaxpayerRecord } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDate, Money, TextLink } from '@portal/ui';
import { billSigns } from '../../bills/bill-signs.ts';
import { dayOfMoment } from '../../lists/format.ts';
import { StatusSign } from '../../lists/table/status-sign.tsx';
import { texts } from './texts.ts';

export interface PapersProps {
  readonly record: TaxpayerRecord;
  /** Of the area: `/admin`. */
  readonly root: string;
}

/** The newest bills, each leading to its page. */
export function BillsOf({ record: { bills }, root }: PapersProps) {
  const localized = useLocalized();
  const language = useLanguage();
  if (bills.length === 0) return <p className="ws-record-quiet">{localized(texts.noBills)}</p>;
  return (
    <ul className="ws-record-list">
      {bills.map(({ reference, issuedOn, heads, totalKobo, status }) => (
        <li key={reference}>
          <span>
            <TextLink to={`${root}/bills/${reference}`}>{reference}</TextLink>
            <small>
              {formatDate(issuedOn, language)}, {heads}
            </small>
          </span>
          <span>
            <Money amountKobo={totalKobo} />{' '}
            <StatusSign sign={billSigns[status]}>{localized(billStatusWords[status])}</StatusSign>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ReceiptsOf({ record: { receipts }, root }: PapersProps) {
  const localized = useLocalized();
  const language = useLanguage();
  if (receipts.length === 0) return <p className="ws-record-quiet">{localized(texts.noReceipts)}</p>;
  return (
    <ul className="ws-record-list">
      {receipts.map(({ number, billReference, at, amountKobo, isVoid }) => (
        <li key={number}>
          <span>
            {number}
            <small>
              {formatDate(dayOfMoment(at), language)}, {localized(texts.forBill)}{' '}
              <TextLink to={`${root}/bills/${billReference}`}>{billReference}</TextLink>
            </small>
          </span>
          <span>
            <Money amountKobo={amountKobo} />{' '}
            {isVoid && <StatusSign sign={billSigns.void}>{localized(texts.void)}</StatusSign>}
          </span>
        </li>
      ))}
    </ul>
  );
}
