import { portalServices } from '@portal/platform';
import { data, type LoaderFunctionArgs, useLoaderData } from '@portal/platform/router';
import { type CardAnswer, CheckCard, cardStatus, loadCard } from '../features/agent-network/index.ts';

export { loadTexts } from '../features/agent-network/index.ts';

interface Load {
  readonly code: string;
  readonly answer: CardAnswer;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const code = (asked.get('code') ?? '').trim().slice(0, 64);
  const isScan = asked.get('scan') === '1';
  const answer = await loadCard(portalServices(context).api, { code, isScan }, request.signal);
  return data<Load>({ code, answer }, { status: cardStatus[answer.kind] });
}

export function Component() {
  return <CheckCard {...(useLoaderData() as Load)} />;
}
