import { CollectionFrame } from '../collection-frame.tsx';
import { FundingDesk } from '../features/refunds/index.ts';

export function Component() {
  return (
    <CollectionFrame>
      <FundingDesk />
    </CollectionFrame>
  );
}
