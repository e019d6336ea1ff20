import { MdaAnalytics } from '../features/mda-analytics/index.ts';

export function Component() {
  return <MdaAnalytics />;
}
