import { caseQueue, type DeskTab, WorkDesk } from '@portal/workspace/work';
import { ImportList } from './import-list.tsx';
import { texts } from './texts.ts';

const tabs = [
  { id: 'files', label: texts.files, Screen: ImportList },
  {
    id: 'decide',
    label: texts.decide,
    queue: caseQueue(texts.decide, { kind: 'taxpayer-import', isOfOneOffice: true }),
  },
  {
    id: 'undo',
    label: texts.toUndo,
    queue: caseQueue(texts.toUndo, { kind: 'import-undo', isOfOneOffice: true }),
  },
] as const satisfies readonly [DeskTab, ...DeskTab[]];

/** Spreadsheets of taxpayers, arrears and open bills, and those a second person is to let in, or to take out again. */
export function ImportDesk() {
  return <WorkDesk title={texts.title} tabs={tabs} />;
}
