import { formatNaira } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatDate, Notice, TextLink } from '@portal/ui';
import { useSameBills } from './generate-invoice.queries.ts';
import { useInvoiceMessages } from './messages/use-invoice-messages.ts';

/** A bill for one of the lines waits already: perhaps that is the one to pay. */
export function SameBills({ headIds }: { readonly headIds: readonly number[] }) {
  const messages = useInvoiceMessages();
  const language = useLanguage();
  const bills = useSameBills(headIds);
  if (bills.length === 0) return null;
  return (
    <Notice kind="warning" title={messages.sameTitle(bills.length)}>
      <p>{messages.sameText}</p>
      <ul className="invoice-same">
        {bills.map(({ billReference, totalKobo, issuedOn }) => (
          <li key={billReference}>
            <TextLink to={`/user/payment_summary?billReference=${billReference}`}>
              {messages.sameBill(formatNaira(totalKobo), formatDate(issuedOn, language))}
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
