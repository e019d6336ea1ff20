import { portalServices, type RouteHandle } from '@portal/platform';
import { data, type LoaderFunctionArgs, useLoaderData } from '@portal/platform/router';
import { askRegister, type RegisterAnswer, registerStatus, Verification } from '../features/verification/index.ts';
import { referenceIn } from '../paths.ts';

interface VerificationLoad {
  readonly reference: string;
  readonly signedReceipt: string | undefined;
  readonly answer: RegisterAnswer;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const reference = referenceIn(search, ['ref', 'billReference']);
  const signedReceipt = referenceIn(search, ['s']) || undefined;
  const answer = await askRegister(portalServices(context).api, reference, signedReceipt, request.signal);
  return data<VerificationLoad>({ reference, signedReceipt, answer }, { status: registerStatus[answer.kind] });
}

export const handle: RouteHandle = {
  title: { en: 'Receipt verification', ha: 'Tabbatar da rasit' },
  description: {
    en: 'Check that an invoice or a receipt was issued by us.',
    ha: 'Duba ko mu muka fitar da takardar biyan kuɗi ko rasit.',
  },
};

export function Component() {
  return <Verification {...(useLoaderData() as VerificationLoad)} />;
}
