import { DutyCalendar } from '@portal/workspace/reminders';
import { RemindersFrame } from '../reminders-frame.tsx';

export function Component() {
  return (
    <RemindersFrame>
      <DutyCalendar />
    </RemindersFrame>
  );
}
