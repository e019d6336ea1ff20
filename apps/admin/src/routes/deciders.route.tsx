import { caseQueue, WorkDesk } from '@portal/workspace/work';
import { screens } from '../screens.ts';
import { SettingsFrame } from '../settings-frame.tsx';

const { title } = screens.deciders;
const tabs = [
  { id: 'deciders', label: title, queue: caseQueue(title, { kind: 'decider-change', isOfOneOffice: true }) },
] as const;

/** Who is proposed to decide, or to be known otherwise: another SuperAdmin approves it. */
export function Component() {
  return (
    <SettingsFrame>
      <WorkDesk title={title} tabs={tabs} />
    </SettingsFrame>
  );
}
