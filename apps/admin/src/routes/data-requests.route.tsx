import { caseQueue, WorkDesk } from '@portal/workspace/work';
import { RegisterRequest } from '../features/data-requests/index.ts';
import { screens } from '../screens.ts';
import { SettingsFrame } from '../settings-frame.tsx';

const { title } = screens['data-requests'];
const tabs = [
  { id: 'requests', label: title, queue: caseQueue(title, { kind: 'data-request', isOfOneOffice: true }) },
] as const;

export function Component() {
  return (
    <SettingsFrame>
      <WorkDesk title={title} tabs={tabs} figures={<RegisterRequest />} />
    </SettingsFrame>
  );
}
