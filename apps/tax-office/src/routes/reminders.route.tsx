import { ListScreen } from '@portal/workspace/lists';
import { reminderCampaignList } from '@portal/workspace/reminders';
import { RemindersFrame } from '../reminders-frame.tsx';
import { screens } from '../screens.ts';

const screen = reminderCampaignList(screens.reminders.title);

export function Component() {
  return (
    <RemindersFrame>
      <ListScreen screen={screen} />
    </RemindersFrame>
  );
}
