import '../registration.css';
import { useParams, useSearchParams } from '@portal/platform/router';
import { categoryOf } from '../category.ts';
import { NinStep } from './nin-step.tsx';
import { ProofStep } from './proof-step.tsx';

/** `/auth/register/{id}`: the NIN, then the code that proves whose it is. The step is in the address, so that Back goes back. */
export function Register() {
  const category = categoryOf(useParams().id);
  const [search] = useSearchParams();
  if (!category) return null;
  return search.get('step') === 'code' ? (
    <ProofStep category={category} />
  ) : (
    <NinStep key={category.id} category={category} />
  );
}
