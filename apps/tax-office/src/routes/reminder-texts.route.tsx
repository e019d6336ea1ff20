import { TextLibrary } from '@portal/workspace/reminders';
import { RemindersFrame } from '../reminders-frame.tsx';

export function Component() {
  return (
    <RemindersFrame>
      <TextLibrary />
    </RemindersFrame>
  );
}
