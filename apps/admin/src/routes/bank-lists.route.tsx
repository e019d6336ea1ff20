import { CollectionFrame } from '../collection-frame.tsx';
import { BankListsDesk } from '../features/refunds/index.ts';

export function Component() {
  return (
    <CollectionFrame>
      <BankListsDesk />
    </CollectionFrame>
  );
}
