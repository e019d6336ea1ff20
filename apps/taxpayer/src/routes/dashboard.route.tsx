import { PayAllDue } from '../features/basket/index.ts';
import { Dashboard } from '../features/dashboard/index.ts';
import { OwnKind } from '../features/own-kind/index.ts';
import { RequestsUnderWay } from '../features/requests/index.ts';

export function Component() {
  return <Dashboard PayAllDue={PayAllDue} requests={<RequestsUnderWay isBrief />} kind={<OwnKind />} />;
}
