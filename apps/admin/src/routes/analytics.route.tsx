import { Analytics } from '../features/analytics/index.ts';

export function Component() {
  return <Analytics />;
}
