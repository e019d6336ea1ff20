import { Confirmation } from '../features/confirmation/index.ts';
import { loadTexts, redirectHandle } from './redirect-route.ts';

export const loader = loadTexts;
export const handle = redirectHandle;

export function Component() {
  return <Confirmation variant="tsp" />;
}
