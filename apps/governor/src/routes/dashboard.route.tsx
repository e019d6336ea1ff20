import { YearDashboard } from '../features/year/index.ts';

export function Component() {
  return <YearDashboard />;
}
