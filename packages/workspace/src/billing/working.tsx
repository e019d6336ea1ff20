import { type AmountWorking, formatNaira, groupThousands, type HeadForm } from '@portal/contracts';
import type { BillingMessages } from './messages/en.ts';
import { useBillingMessages } from './messages/use-billing-messages.ts';

export interface WorkingProps {
  readonly working: AmountWorking;
}

/** How an amount came about, with the payer's own numbers. */
export function Working({ working }: WorkingProps) {
  const messages = useBillingMessages();
  const { reference } = working;
  const sure = reference && messages.certainties[reference.certainty];
  return (
    <span className="wb-working">
      {wordsOf(working, messages)}
      {reference && (
        <>
          {' · '}
          {reference.law}, {reference.section}
          {sure && ` (${sure})`}
        </>
      )}
    </span>
  );
}

/** By which version a head is reckoned, and on what it stands. */
export function TariffNote({ form: { tariff } }: { readonly form: Pick<HeadForm, 'tariff'> }) {
  const messages = useBillingMessages();
  if (!tariff) return <p className="wb-note">{messages.noTariff}</p>;
  return (
    <p className="wb-note">
      {messages.basis(tariff.basis, tariff.version)}
      {tariff.isIllustrative && ` · ${messages.illustrative}`}
    </p>
  );
}

/** Parts of a million as people read a rate: 37 500 is 3.75%. */
export const percentOf = (ppm: number) => `${Number((ppm / 10_000).toFixed(4))}%`;

function wordsOf({ formula }: AmountWorking, messages: BillingMessages): string {
  switch (formula.kind) {
    case 'times':
      return messages.each(groupThousands(formula.count), formatNaira(formula.eachKobo));
    case 'rate':
      return messages.rate(percentOf(formula.ratePpm), formatNaira(formula.ofKobo));
    case 'bands':
      return formula.shares
        .map(({ ratePpm, chargedKobo }) => messages.rate(percentOf(ratePpm), formatNaira(chargedKobo)))
        .join(' + ');
    case 'sum':
      return formula.of.map(({ amountKobo }) => formatNaira(amountKobo)).join(' + ');
    case 'exempt':
      return messages.exempt;
    case 'entered':
      return messages.entered;
    default:
      return messages.fixed;
  }
}
