import { EServices } from '../features/e-services/index.ts';
import { RequestsUnderWay } from '../features/requests/index.ts';

export function Component() {
  return <EServices requests={<RequestsUnderWay />} />;
}
