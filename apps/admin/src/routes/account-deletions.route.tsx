import { caseQueue, WorkDesk } from '@portal/workspace/work';
import { SettingsFrame } from '../settings-frame.tsx';

const title = { en: 'Deletions to decide', ha: 'Sharewar da za a yanke' };
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
