import { useApiClient } from '@portal/api-client';
import {
  type AgentApplicationRecord,
  approveAgentApplication,
  declineAgentApplication,
  getAgentApplication,
  listAgentApplications,
  type ResponseOf,
  startAgentApplicationReview,
} from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDateTime } from '@portal/ui';
import { ConfirmDialog, ReasonDialog } from '@portal/workspace/forms';
import { Facts, type Sign, StatusSign } from '@portal/workspace/lists';
import { defineQueue, type QueueRecordProps, RecordFrame, useRecord } from '@portal/workspace/work';
import { useState } from 'react';
import { networkTexts as texts } from './network-texts.ts';

type Application = ResponseOf<typeof listAgentApplications>['data'][number];

const states = {
  received: { words: texts.received, sign: { shape: 'ring', tone: 'info' } },
  'under-review': { words: texts.underReview, sign: { shape: 'eye', tone: 'warning' } },
  approved: { words: texts.approved, sign: { shape: 'tick', tone: 'good' } },
  declined: { words: texts.declined, sign: { shape: 'cross', tone: 'quiet' } },
} as const satisfies Readonly<Record<Application['state'], { readonly words: object; readonly sign: Sign }>>;

function State({ state }: Pick<Application, 'state'>) {
  return <StatusSign sign={states[state].sign}>{useLocalized()(states[state].words)}</StatusSign>;
}

function Applicant({ applicant }: Pick<Application, 'applicant'>) {
  return useLocalized()(texts[applicant]);
}

/** Who would become an agent, the longest waiting first. */
export const applicationQueue = defineQueue(listAgentApplications, {
  id: 'agent-applications',
  title: { en: 'Applications', ha: 'Masu nema' },
  noun: { one: { en: 'application', ha: 'nema' }, many: { en: 'applications', ha: 'nema' } },
  searches: { en: 'Name or reference', ha: 'Suna ko lambar nema' },
  shows: [
    { id: 'received', label: texts.received, query: { state: 'received' } },
    { id: 'under-review', label: texts.underReview, query: { state: 'under-review' } },
    { id: 'approved', label: texts.approved, query: { state: 'approved', sortOrder: 'desc' } },
    { id: 'declined', label: texts.declined, query: { state: 'declined', sortOrder: 'desc' } },
  ],
  columns: {
    name: { label: texts.name, isStrong: true, isWide: true, card: 'title' },
    reference: { label: texts.reference, kind: 'reference', from: 980, card: 'reference' },
    applicant: {
      label: texts.kind,
      from: 760,
      isQuiet: true,
      cell: ({ applicant }) => <Applicant applicant={applicant} />,
    },
    lga: { label: texts.lga, card: 'line', isQuiet: true },
    receivedAt: { label: texts.received, kind: 'moment', card: 'end' },
    state: { label: texts.state, card: 'status', cell: ({ state }) => <State state={state} /> },
  },
  nameOf: ({ reference }) => reference,
  Record: ApplicationPanel,
});

function ApplicationPanel({ id, onChanged }: QueueRecordProps<Application>) {
  const api = useApiClient();
  const { query, act, isOvertaken } = useRecord({
    key: ['agent-application', id],
    read: (signal) => api(getAgentApplication, { params: { id } }, signal),
    onChanged,
  });
  return (
    <RecordFrame query={query} isOvertaken={isOvertaken}>
      {(application) => <Whole application={application} act={act} />}
    </RecordFrame>
  );
}

interface WholeProps {
  readonly application: AgentApplicationRecord;
  readonly act: <A>(change: () => Promise<A>) => Promise<A>;
}

function Whole({ application, act }: WholeProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const [open, setOpen] = useState<'review' | 'approve' | 'decline'>();
  const { id, state, name, others } = application;
  const params = { id };
  const own = (move: 'review' | 'approve' | 'decline') => ({
    title: `${localized(texts[move])}: ${name}`,
    action: localized(texts[move]),
    done: localized(texts.done),
    onClose: () => setOpen(undefined),
  });
  const isOpen = state === 'received' || state === 'under-review';
  return (
    <>
      <h2>{name}</h2>
      <State state={state} />
      {isOpen && (
        <div className="ws-record-actions ui-screen-only">
          {(['review', 'approve', 'decline'] as const)
            .filter((move) => move !== 'review' || state === 'received')
            .map((move) => (
              <Button key={move} size="sm" variant="secondary" onClick={() => setOpen(move)}>
                {localized(texts[move])}
              </Button>
            ))}
        </div>
      )}
      <Facts
        facts={[
          [localized(texts.reference), application.reference],
          [localized(texts.kind), localized(texts[application.applicant])],
          [localized(texts.number), application.rcNumber],
          [localized(texts.nin), application.ninLast4],
          [localized(texts.email), application.email],
          [localized(texts.phone), application.phoneNumber],
          [localized(texts.lga), application.lga],
          [localized(texts.area), application.area],
          [localized(texts.years), String(application.experienceYears)],
          [localized(texts.experience), application.experience],
          [localized(texts.received), formatDateTime(application.receivedAt, language)],
          [localized(texts.code), application.identityCode],
          [localized(texts.decidedReason), application.declineReason],
          [localized(texts.others), others.map(({ reference }) => reference).join(', ')],
        ]}
      />
      {open === 'review' && (
        <ConfirmDialog {...own('review')} confirm={() => act(() => api(startAgentApplicationReview, { params }))}>
          <p>{localized(texts.reviewEffect)}</p>
        </ConfirmDialog>
      )}
      {open === 'approve' && (
        <ConfirmDialog {...own('approve')} confirm={() => act(() => api(approveAgentApplication, { params }))}>
          <p>{localized(texts.approveEffect)}</p>
        </ConfirmDialog>
      )}
      {open === 'decline' && (
        <ReasonDialog
          {...own('decline')}
          variant="danger"
          confirm={(reason) => act(() => api(declineAgentApplication, { params, body: { reason } }))}
        >
          <p>{localized(texts.declineEffect)}</p>
        </ReasonDialog>
      )}
    </>
  );
}
