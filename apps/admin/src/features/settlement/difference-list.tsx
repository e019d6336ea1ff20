import { settlementDifferenceReport } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { LinkButton } from '@portal/ui';
import { defineListScreen, RowFacts, type Sign } from '@portal/workspace/lists';
import { screens } from '../../screens.ts';
import { differenceTexts } from './difference-texts.ts';
import { differencePath } from './settlement-paths.ts';

const signs: Readonly<Record<string, Sign>> = {
  open: { shape: 'triangle', tone: 'warning' },
  closed: { shape: 'tick', tone: 'good' },
};

/** Where lists of money do not agree, the oldest first. */
export const differenceList = defineListScreen(settlementDifferenceReport, {
  title: screens['settlement-differences'].title,
  noun: { one: { en: 'difference', ha: 'bambanci' }, many: { en: 'differences', ha: 'bambance-bambance' } },
  columns: {
    reference: { card: 'title' },
    kind: { isWide: true, card: 'line' },
    day: { isQuiet: true, card: 'end' },
    provider: { from: 1200, isQuiet: true },
    expectedKobo: { from: 760 },
    receivedKobo: { from: 760 },
    differenceKobo: { isStrong: true, card: 'amount' },
    ageDays: { from: 980, isQuiet: true },
    assignee: { from: 1200, isQuiet: true },
    status: { signs, card: 'status' },
  },
  RowRecord: ({ id, row }) => (
    <RowFacts report={settlementDifferenceReport} row={row} signs={signs}>
      <OpenDifference id={id} />
    </RowFacts>
  ),
});

function OpenDifference({ id }: { readonly id: string }) {
  const localized = useLocalized();
  return (
    <p>
      <LinkButton to={differencePath(id)} size="sm">
        {localized(differenceTexts.open)}
      </LinkButton>
    </p>
  );
}
