import { type RefundState, refundReport } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { LinkButton } from '@portal/ui';
import { defineListScreen, RowFacts, type Sign } from '@portal/workspace/lists';
import { screens } from '../../screens.ts';
import { BankList } from './bank-list.tsx';
import { refundPath } from './refund-paths.ts';
import { texts } from './texts.ts';

export const refundSigns: Readonly<Record<RefundState, Sign>> = {
  requested: { shape: 'ring', tone: 'warning' },
  audited: { shape: 'ring', tone: 'info' },
  proposed: { shape: 'half', tone: 'info' },
  payable: { shape: 'half', tone: 'warning' },
  sent: { shape: 'half', tone: 'info' },
  returned: { shape: 'half', tone: 'warning' },
  evidenced: { shape: 'half', tone: 'info' },
  paid: { shape: 'tick', tone: 'good' },
  refused: { shape: 'undone', tone: 'danger' },
  withdrawn: { shape: 'undone', tone: 'quiet' },
};

/** Money that is to be given back, the oldest first; those for the bank are put on a list together. */
export const refundList = defineListScreen(refundReport, {
  title: screens.refunds.title,
  noun: { one: { en: 'refund', ha: 'mayarwa' }, many: { en: 'refunds', ha: 'mayarwa' } },
  columns: {
    number: { card: 'reference' },
    requestedAt: { from: 760, isQuiet: true, card: 'end' },
    cause: { from: 980, card: 'line' },
    payer: { isWide: true, card: 'title' },
    billReference: { from: 1200, isQuiet: true },
    mda: { from: 1200, isQuiet: true },
    method: { from: 1200, isQuiet: true },
    dueOn: { from: 980 },
    amountKobo: { isStrong: true, card: 'amount' },
    status: { signs: refundSigns, card: 'status' },
  },
  Bulk: BankList,
  RowRecord: ({ id, row }) => (
    <RowFacts report={refundReport} row={row} signs={refundSigns}>
      <OpenRefund id={id} />
    </RowFacts>
  ),
});

function OpenRefund({ id }: { readonly id: string }) {
  const localized = useLocalized();
  return (
    <p>
      <LinkButton to={refundPath(id)} size="sm">
        {localized(texts.open)}
      </LinkButton>
    </p>
  );
}
