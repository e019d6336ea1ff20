import { caseQueue, WorkDesk } from '@portal/workspace/work';
import { screens } from '../screens.ts';
import { SettingsFrame } from '../settings-frame.tsx';

const { title } = screens['revenue-heads'];
const tabs = [
  { id: 'heads', label: title, queue: caseQueue(title, { kind: 'head-release', isOfOneOffice: true }) },
] as const;

/** What is proposed about revenue heads: another administrator releases it. */
export function Component() {
  return (
    <SettingsFrame>
      <WorkDesk title={title} tabs={tabs} />
    </SettingsFrame>
  );
}
