import { reviewReport } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { LinkButton } from '@portal/ui';
import { defineListScreen, RowFacts, type Sign } from '@portal/workspace/lists';
import { screens } from '../../screens.ts';
import { casePath } from './review-paths.ts';
import { texts } from './texts.ts';

const signs: Readonly<Record<string, Sign>> = {
  open: { shape: 'ring', tone: 'warning' },
  proposed: { shape: 'half', tone: 'info' },
  decided: { shape: 'tick', tone: 'good' },
};

/** Money that waits for two persons, the oldest first; by amount at a press of the heading. */
export const reviewList = defineListScreen(reviewReport, {
  title: screens['under-review'].title,
  noun: { one: { en: 'case', ha: 'batu' }, many: { en: 'cases', ha: 'batutuwa' } },
  columns: {
    number: { card: 'reference' },
    openedAt: { from: 760, isQuiet: true, card: 'end' },
    kind: { card: 'line' },
    payer: { isWide: true, card: 'title' },
    billReference: { from: 1200, isQuiet: true },
    mda: { from: 1200, isQuiet: true },
    billKobo: { from: 980, isQuiet: true },
    heldKobo: { isStrong: true, card: 'amount' },
    status: { signs, card: 'status' },
  },
  RowRecord: ({ id, row }) => (
    <RowFacts report={reviewReport} row={row} signs={signs}>
      <OpenCase id={id} />
    </RowFacts>
  ),
});

function OpenCase({ id }: { readonly id: string }) {
  const localized = useLocalized();
  return (
    <p>
      <LinkButton to={casePath(id)} size="sm">
        {localized(texts.openCase)}
      </LinkButton>
    </p>
  );
}
