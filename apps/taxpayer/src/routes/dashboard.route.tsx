import { lazyPart } from '@portal/platform';
import { Suspense } from 'react';
import { PayAllDue } from '../features/basket/index.ts';
import { Dashboard } from '../features/dashboard/index.ts';
import { OwnKind } from '../features/own-kind/index.ts';
import { RequestsUnderWay } from '../features/requests/index.ts';

const ClearanceLine = lazyPart(async () => (await import('../features/clearance/index.ts')).ClearanceLine);
const RunningClocks = lazyPart(async () => (await import('../features/cases/index.ts')).RunningClocks);

export function Component() {
  const requests = (
    <>
      <Suspense>
        <RunningClocks />
        <ClearanceLine />
      </Suspense>
      <RequestsUnderWay isBrief />
    </>
  );
  return <Dashboard PayAllDue={PayAllDue} requests={requests} kind={<OwnKind />} />;
}
