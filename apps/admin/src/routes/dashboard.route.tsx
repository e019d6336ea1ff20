import { Dashboard, FewSuperAdmins } from '../features/dashboard/index.ts';
import { ReconciliationLine } from '../features/settlement/index.ts';

export function Component() {
  return (
    <Dashboard
      news={
        <>
          <FewSuperAdmins />
          <ReconciliationLine />
        </>
      }
    />
  );
}
