import { BudgetScreen } from '../features/budget/index.ts';
import { SettingsFrame } from '../settings-frame.tsx';

export function Component() {
  return (
    <SettingsFrame>
      <BudgetScreen />
    </SettingsFrame>
  );
}
