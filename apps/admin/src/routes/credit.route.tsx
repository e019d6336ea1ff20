import { CollectionFrame } from '../collection-frame.tsx';
import { CreditDesk } from '../features/credit/index.ts';

export function Component() {
  return (
    <CollectionFrame>
      <CreditDesk />
    </CollectionFrame>
  );
}
