import { recogniseDocument, refusedNin } from '@portal/contracts';
import { portalServices, type RouteHandle } from '@portal/platform';
import { data, type LoaderFunctionArgs, redirectDocument, useLoaderData } from '@portal/platform/router';
import {
  askRegister,
  type RegisterAnswer,
  registerStatus,
  signedReceiptIn,
  Verification,
  verificationTexts,
} from '../features/verification/index.ts';
import { referenceIn } from '../paths.ts';

interface VerificationLoad {
  readonly reference: string;
  readonly signedReceipt: string | undefined;
  readonly answer: RegisterAnswer;
  readonly wasNin: boolean;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const typed = referenceIn(search, ['ref', 'billReference']);
  const kind = recogniseDocument(typed);
  // Cards of agents and collectors are checked elsewhere; whoever typed one here is led there.
  if (kind === 'identity-card') throw redirectDocument(`/agent-network/verify?${new URLSearchParams({ code: typed })}`);
  const link = kind === 'link' ? signedReceiptIn(typed) : undefined;
  const reference = link ? '' : typed;
  const signedReceipt = link ?? (referenceIn(search, ['s']) || undefined);
  const answer = await askRegister(portalServices(context).api, reference, signedReceipt, request.signal);
  const wasNin = search.get('refused') === refusedNin.refused;
  return data<VerificationLoad>({ reference, signedReceipt, answer, wasNin }, { status: registerStatus[answer.kind] });
}

export const loadTexts = verificationTexts.load;

export const handle: RouteHandle = {
  title: { en: 'Receipt verification', ha: 'Tantance rasit' },
  description: {
    en: 'Check that an invoice or a receipt was issued by us.',
    ha: 'Duba ko mu muka fitar da takardar biyan kuɗi ko rasit.',
  },
};

export function Component() {
  return <Verification {...(useLoaderData() as VerificationLoad)} />;
}
