import { type ApiClient, problemOf } from '@portal/api-client';
import {
  type LoadProblem,
  lastNumberedPage,
  listAgents,
  loadProblemStatus,
  type ResponseOf,
  type VerifiedMember,
  verifyIdentityCode,
} from '@portal/contracts';

export type ListedAgents = ResponseOf<typeof listAgents>;

export interface AgentSearch {
  readonly lgaId: string;
  readonly criteria: string;
  readonly page: number;
}

const agentsPerPage = 12;

/** Anything in the address is forgiven: what is no number is nothing. */
export function agentSearchOf(search: URLSearchParams): AgentSearch {
  const number = (name: string) => (/^\d{1,4}$/.test(search.get(name) ?? '') ? Number(search.get(name)) : 0);
  return {
    lgaId: String(number('lga') || ''),
    criteria: (search.get('q') ?? '').trim().slice(0, 100),
    page: Math.min(Math.max(number('page'), 1), lastNumberedPage),
  };
}

/** Nothing when the list cannot be had: the page still checks codes. */
export async function loadAgents(
  api: ApiClient,
  { lgaId, criteria, page }: AgentSearch,
  signal: AbortSignal,
): Promise<ListedAgents | undefined> {
  const query = { criteria, pageNumber: page, pageSize: agentsPerPage, ...(lgaId !== '' && { lgaId: Number(lgaId) }) };
  return api(listAgents, { query }, signal).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return undefined;
  });
}

export type CardAnswer =
  | { readonly kind: 'nothing-asked' }
  | { readonly kind: 'known'; readonly member: VerifiedMember }
  | LoadProblem;

/** HTTP status of the page that shows it, for when a server renders it. */
export const cardStatus = {
  ...loadProblemStatus,
  'nothing-asked': 200,
  known: 200,
} as const satisfies Record<CardAnswer['kind'], number>;

export async function loadCard(
  api: ApiClient,
  { code, isScan }: { readonly code: string; readonly isScan: boolean },
  signal: AbortSignal,
): Promise<CardAnswer> {
  if (code === '') return { kind: 'nothing-asked' };
  try {
    return {
      kind: 'known',
      member: await api(verifyIdentityCode, { query: { code, ...(isScan && { scan: 'true' }) } }, signal),
    };
  } catch (error) {
    if (signal.aborted) throw error;
    return problemOf(error);
  }
}
