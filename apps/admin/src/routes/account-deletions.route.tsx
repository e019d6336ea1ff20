import { caseQueue, WorkDesk } from '@portal/workspace/work';
import { screens } from '../screens.ts';
import { SettingsFrame } from '../settings-frame.tsx';

const { title } = screens['account-deletions'];
const tabs = [
  { id: 'deletions', label: title, queue: caseQueue(title, { kind: 'account-deletion', isOfOneOffice: true }) },
] as const;

/** What one SuperAdmin proposed, and another decides. */
export function Component() {
  return (
    <SettingsFrame>
      <WorkDesk title={title} tabs={tabs} />
    </SettingsFrame>
  );
}
