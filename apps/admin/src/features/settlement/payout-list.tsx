import { payoutReport } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { LinkButton } from '@portal/ui';
import { defineListScreen, RowFacts, type Sign } from '@portal/workspace/lists';
import { screens } from '../../screens.ts';
import { texts } from './texts.ts';

const signs: Readonly<Record<string, Sign>> = {
  expected: { shape: 'clock', tone: 'quiet' },
  matched: { shape: 'tick', tone: 'good' },
  part: { shape: 'half', tone: 'info' },
  short: { shape: 'triangle', tone: 'danger' },
  over: { shape: 'triangle', tone: 'warning' },
};

/** What providers paid over, the latest first; each leads down to its payments. */
export const payoutList = defineListScreen(payoutReport, {
  title: screens['settlement-reports'].title,
  noun: { one: { en: 'payout', ha: 'biyan kuɗi' }, many: { en: 'payouts', ha: 'biyan kuɗi' } },
  columns: {
    reference: { isWide: true, card: 'title' },
    valueDate: { isQuiet: true, card: 'end' },
    provider: { from: 980, isQuiet: true },
    lines: { from: 1200, isQuiet: true },
    grossKobo: { from: 1200, isQuiet: true },
    feeKobo: { from: 1200, isQuiet: true },
    netKobo: { card: 'line' },
    bankKobo: { from: 760, isStrong: true, card: 'amount' },
    differenceKobo: { from: 760 },
    daysLate: { from: 980, isQuiet: true },
    status: { signs, card: 'status' },
  },
  RowRecord: ({ row }) => (
    <RowFacts report={payoutReport} row={row} signs={signs}>
      <PaymentsOf row={row} />
    </RowFacts>
  ),
});

function PaymentsOf({ row }: { readonly row: { readonly reference: string; readonly valueDate: string } }) {
  const localized = useLocalized();
  const { reference, valueDate } = row;
  const query = new URLSearchParams({ minDate: valueDate, maxDate: valueDate, criteria: reference });
  return (
    <p>
      <LinkButton to={`/admin/settlement-reports/payments?${query}`} size="sm">
        {localized(texts.payments)}
      </LinkButton>
    </p>
  );
}
