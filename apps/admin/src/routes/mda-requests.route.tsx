import { caseQueue, WorkDesk } from '@portal/workspace/work';
import { screens } from '../screens.ts';
import { SettingsFrame } from '../settings-frame.tsx';

const { title } = screens['mda-requests'];
const tabs = [
  { id: 'requests', label: title, queue: caseQueue(title, { kind: 'mda-request', isOfOneOffice: true }) },
] as const;

export function Component() {
  return (
    <SettingsFrame>
      <WorkDesk title={title} tabs={tabs} />
    </SettingsFrame>
  );
}
