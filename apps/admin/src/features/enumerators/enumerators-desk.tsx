import { recordQueue } from '@portal/workspace/street';
import { type DeskTab, WorkDesk } from '@portal/workspace/work';
import { screens } from '../../screens.ts';
import '@portal/workspace/records';
import { EnterEnumerator } from './enter-enumerator.tsx';
import { enumeratorQueue } from './enumerator-queue.tsx';
import { texts } from './texts.ts';

const tabs = [
  { id: 'enumerators', label: texts.enumerators, queue: enumeratorQueue },
  { id: 'records', label: texts.records, queue: recordQueue },
] as const satisfies readonly [DeskTab, ...DeskTab[]];

/** Who records premises in the street, and what they recorded. */
export function EnumeratorsDesk() {
  return <WorkDesk title={screens.enumerators.title} tabs={tabs} figures={<EnterEnumerator />} />;
}
