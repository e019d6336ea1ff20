import { CollectionAnalytics } from '../features/collection-analytics/index.ts';

export function Component() {
  return <CollectionAnalytics />;
}
