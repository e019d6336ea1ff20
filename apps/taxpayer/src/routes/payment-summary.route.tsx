import { OwnBillPage } from '../features/bills/index.ts';
import { PayFromCredit } from '../features/credit/index.ts';
import { PlanSection } from '../features/plans/index.ts';

export function Component() {
  return (
    <OwnBillPage
      plan={(billReference) => (
        <>
          <PayFromCredit key={`credit ${billReference}`} billReference={billReference} />
          <PlanSection key={billReference} billReference={billReference} />
        </>
      )}
    />
  );
}
