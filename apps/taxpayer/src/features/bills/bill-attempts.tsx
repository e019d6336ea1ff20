import { attemptWords, formatNaira, isBasketReference, type OwnBill } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDateTime, TextLink } from '@portal/ui';
import { StatusSign } from '@portal/workspace/lists';
import { attemptSigns } from '../../attempt-signs.ts';
import { useBillsMessages } from './messages/use-bills-messages.ts';

export interface BillAttemptsProps {
  readonly attempts: OwnBill['attempts'];
}

/** Every attempt to pay this bill, each with the way to its money; nothing while there is none. */
export function BillAttempts({ attempts }: BillAttemptsProps) {
  const messages = useBillsMessages();
  const language = useLanguage();
  const localized = useLocalized();
  if (attempts.length === 0) return null;
  return (
    <section>
      <h2 className="own-bill-heading">{messages.attempts}</h2>
      <ul className="own-bill-lines">
        {attempts.map(({ id, startedAt, gateway, status, billReference, amountKobo }) => (
          <li key={id}>
            <span>
              <TextLink to={`/user/payment-history/attempts?record=${id}`}>{messages.whereIsMyMoney}</TextLink>
              <small>{`${gateway} · ${formatDateTime(startedAt, language)}`}</small>
              {isBasketReference(billReference) && <small>{messages.withOthers(formatNaira(amountKobo))}</small>}
            </span>
            <StatusSign sign={attemptSigns[status as keyof typeof attemptWords]}>
              {localized(attemptWords[status as keyof typeof attemptWords])}
            </StatusSign>
          </li>
        ))}
      </ul>
    </section>
  );
}
