import { PayAllDue } from '../features/basket/index.ts';
import { Dashboard } from '../features/dashboard/index.ts';
import { ClearanceLine, RunningClocks } from '../features/dashboard-lines/index.ts';
import { OwnKind } from '../features/own-kind/index.ts';
import { RequestsUnderWay } from '../features/requests/index.ts';

export function Component() {
  const requests = (
    <>
      <RunningClocks />
      <ClearanceLine />
      <RequestsUnderWay isBrief />
    </>
  );
  return <Dashboard PayAllDue={PayAllDue} requests={requests} kind={<OwnKind />} />;
}
