import { ApiError, ConnectionError, useApiClient } from '@portal/api-client';
import { type Assessment, assessInfrastructure, type Declared, submitDeclaration } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { keepPreviousData, useMutation, useQuery } from '@portal/platform/query';
import { useDraftForm, useSubmissionId } from '@portal/ui/forms';
import { useKeptForTab } from '../../forms/kept-for-tab.ts';
import { type Company, emptyCompany, parseCompany } from './declaration-fields.ts';
import { type InfrastructureMessages, useInfrastructureMessages } from './messages/use-infrastructure-messages.ts';
import { type DeclaredItems, useDeclaredItems } from './use-declared-items.ts';

export function useCompanyForm(onTyped: () => void) {
  const messages = useInfrastructureMessages();
  return useDraftForm({
    draftKey: 'pay_kd_declaration_company',
    initial: emptyCompany,
    parse: (values) => parseCompany(values, messages),
    onTyped,
  });
}

/** What it costs today. Never from a cache: the amount that is shown is the amount that is declared. */
export function useAssessment({ sites, fibreRoutes }: DeclaredItems) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['assessment', sites, fibreRoutes],
    queryFn: ({ signal }) =>
      api(assessInfrastructure, { body: { sites: [...sites], fibreRoutes: [...fibreRoutes] } }, signal),
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

export function useDeclaration() {
  const messages = useInfrastructureMessages();
  const api = useApiClient();
  const language = useLanguage();
  const submission = useSubmissionId('pay_kd_declaration_id');
  // What was changed after a lost answer is another declaration: the first one's bill would be for something else.
  const company = useCompanyForm(submission.renew);
  const declared = useDeclaredItems(submission.renew);
  const done = useKeptForTab<Declared>('pay_kd_declaration_done', isDeclared);

  const declaring = useMutation({
    mutationFn: ({ by, assessment }: { by: Company; assessment: Assessment }) => {
      const { sites, fibreRoutes } = declared.items;
      const declaration = { ...by, sites: [...sites], fibreRoutes: [...fibreRoutes] };
      const body = { submissionId: submission.current(), language, shownTotalKobo: assessment.totalKobo, declaration };
      return api(submitDeclaration, { body });
    },
    onSuccess(answer) {
      done.keep(answer);
      submission.renew();
      declared.clear();
      company.reset();
    },
  });

  return {
    company,
    declared,
    done: done.kept,
    startAgain: () => done.keep(undefined),
    declare: declaring.mutate,
    isDeclaring: declaring.isPending,
    hasChanged: declaring.error instanceof ApiError && declaring.error.is('declaration.assessment-changed'),
    /** Why nothing was declared. */
    failure: declaring.error ? wordsFor(declaring.error, messages) : undefined,
  };
}

function wordsFor(error: Error, messages: InfrastructureMessages): string {
  if (error instanceof ConnectionError) return messages.offline;
  if (!(error instanceof ApiError)) return messages.declareFailed;
  if (error.is('declaration.assessment-changed')) return messages.changedNotice;
  return error.status === 429 ? error.message : messages.declareFailed;
}

function isDeclared(value: unknown): value is Declared {
  return typeof value === 'object' && value !== null && 'billReference' in value && 'reference' in value;
}
