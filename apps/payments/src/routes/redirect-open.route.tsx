import { Confirmation } from '../features/confirmation/index.ts';
import { paidPapers } from './paid-papers.tsx';
import { redirectHandle } from './redirect-route.ts';

export const handle = redirectHandle;

export function Component() {
  return <Confirmation variant="open" paid={paidPapers} />;
}
