import { ListScreen } from '@portal/workspace/lists';
import { reminderMessageList } from '@portal/workspace/reminders';
import { RemindersFrame } from '../reminders-frame.tsx';
import { screens } from '../screens.ts';

const screen = reminderMessageList(screens['reminder-people'].title);

export function Component() {
  return (
    <RemindersFrame>
      <ListScreen screen={screen} />
    </RemindersFrame>
  );
}
