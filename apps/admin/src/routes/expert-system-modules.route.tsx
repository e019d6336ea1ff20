import { expertSystemReport } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { LinkButton } from '@portal/ui';
import { defineListScreen, ListScreen } from '@portal/workspace/lists';
import { ExpertSystemRecord, expertSystemTexts, standingSigns } from '../features/expert-systems/index.ts';
import { screens } from '../screens.ts';

const screen = defineListScreen(expertSystemReport, {
  title: screens['expert-system-modules'].title,
  noun: {
    one: { en: 'expert system', ha: 'tsarin ƙwararru' },
    many: { en: 'expert systems', ha: 'tsare-tsaren ƙwararru' },
  },
  columns: {
    name: { isWide: true, card: 'title' },
    engineCodes: { from: 980, isQuiet: true, card: 'line' },
    billed: { from: 1200, isQuiet: true },
    billedKobo: { from: 760 },
    collectedKobo: { isStrong: true, card: 'amount' },
    outstandingKobo: { from: 980 },
    paidShare: { from: 760, isQuiet: true, card: 'end' },
    status: { signs: standingSigns, card: 'status' },
  },
  Tools: RegisterLink,
  RowRecord: ExpertSystemRecord,
});

function RegisterLink() {
  const localized = useLocalized();
  return (
    <LinkButton to="/admin/expert-system-modules/new" size="sm">
      {localized(expertSystemTexts.register)}
    </LinkButton>
  );
}

export function Component() {
  return <ListScreen screen={screen} />;
}
