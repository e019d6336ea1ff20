import { taxOfficeReport } from '@portal/contracts';
import { defineListScreen, ListScreen } from '@portal/workspace/lists';
import { OfficeRecord, OpenOffice, officeSigns } from '../features/offices/index.ts';
import { OfficesFrame } from '../offices-frame.tsx';
import { screens } from '../screens.ts';

const screen = defineListScreen(taxOfficeReport, {
  title: screens['office-management'].title,
  noun: { one: { en: 'office', ha: 'ofishi' }, many: { en: 'offices', ha: 'ofisoshi' } },
  columns: {
    name: { isWide: true, card: 'title' },
    status: { signs: officeSigns, card: 'status' },
    taxpayers: { from: 760, isQuiet: true },
    billedKobo: { from: 760 },
    collectedKobo: { isStrong: true, card: 'amount' },
    outstandingKobo: { from: 980 },
    paidShare: { from: 760, isQuiet: true, card: 'end' },
    billed: { from: 1200, isQuiet: true },
  },
  RowRecord: OfficeRecord,
  Tools: OpenOffice,
});

export function Component() {
  return (
    <OfficesFrame>
      <ListScreen screen={screen} />
    </OfficesFrame>
  );
}
