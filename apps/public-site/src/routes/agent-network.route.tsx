import { portalServices } from '@portal/platform';
import { data, type LoaderFunctionArgs, useLoaderData } from '@portal/platform/router';
import {
  AgentNetwork,
  type AgentSearch,
  agentSearchOf,
  type ListedAgents,
  loadAgents,
} from '../features/agent-network/index.ts';

export { loadTexts } from '../features/agent-network/index.ts';

interface Load {
  readonly search: AgentSearch;
  readonly listed: ListedAgents | undefined;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = agentSearchOf(new URL(request.url).searchParams);
  const listed = await loadAgents(portalServices(context).api, search, request.signal);
  return data<Load>({ search, listed }, { status: listed ? 200 : 503 });
}

export function Component() {
  return <AgentNetwork {...(useLoaderData() as Load)} />;
}
