import { useApiClient } from '@portal/api-client';
import {
  type Agency,
  type AgentPreRegistration,
  listAgencies,
  listAgentPreRegistrations,
  withdrawAgentPreRegistration,
} from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, EmptyState, formatDateTime } from '@portal/ui';
import { ConfirmDialog } from '@portal/workspace/forms';
import { Facts, type Sign, StatusSign } from '@portal/workspace/lists';
import { defineQueue, type QueueRecordProps } from '@portal/workspace/work';
import { useState } from 'react';
import { networkTexts as texts } from './network-texts.ts';

const notHere = { en: 'Not on this page', ha: 'Ba ya kan wannan shafi' };

/** Agencies that agents belong to. */
export const agencyQueue = defineQueue(listAgencies, {
  id: 'agencies',
  title: { en: 'Agencies', ha: 'Hukumomin wakilai' },
  noun: { one: { en: 'agency', ha: 'hukuma' }, many: { en: 'agencies', ha: 'hukumomi' } },
  searches: { en: 'Name or CAC number', ha: 'Suna ko lambar CAC' },
  shows: [{ id: 'all', label: { en: 'All', ha: 'Duka' }, query: {} }],
  columns: {
    name: { label: texts.name, isStrong: true, isWide: true, card: 'title' },
    agencyId: { label: texts.agencyId, kind: 'reference', card: 'reference' },
    agencyRcNumber: { label: texts.number, from: 760, isQuiet: true, card: 'line' },
    agentCount: { label: texts.agents, kind: 'count', card: 'end' },
    createdAt: { label: texts.since, kind: 'moment', from: 980, isQuiet: true },
  },
  idOf: ({ agencyId }) => agencyId,
  nameOf: ({ name }) => name,
  Record: AgencyPanel,
});

function AgencyPanel({ id, item }: QueueRecordProps<Agency>) {
  const localized = useLocalized();
  const language = useLanguage();
  if (!item) return <EmptyState title={localized(notHere)}>{id}</EmptyState>;
  return (
    <div className="ws-work-record">
      <h2>{item.name}</h2>
      <Facts
        facts={[
          [localized(texts.agencyId), item.agencyId],
          [localized(texts.number), item.agencyRcNumber],
          [localized(texts.agents), String(item.agentCount)],
          [localized(texts.since), formatDateTime(item.createdAt, language)],
        ]}
      />
    </div>
  );
}

const states = {
  waiting: { shape: 'clock', tone: 'info' },
  registered: { shape: 'tick', tone: 'good' },
  withdrawn: { shape: 'undone', tone: 'quiet' },
} as const satisfies Readonly<Record<AgentPreRegistration['status'], Sign>>;

function Status({ status }: Pick<AgentPreRegistration, 'status'>) {
  return <StatusSign sign={states[status]}>{useLocalized()(texts[status])}</StatusSign>;
}

/** Agents the service knows beforehand. */
export const preRegistrationQueue = defineQueue(listAgentPreRegistrations, {
  id: 'agent-pre-registrations',
  title: { en: 'Pre-registrations', ha: 'Rajista ta gaba' },
  noun: { one: { en: 'agent', ha: 'wakili' }, many: { en: 'agents', ha: 'wakilai' } },
  searches: { en: 'Name, email, agent id or agency', ha: 'Suna, imel, lambar wakili ko hukuma' },
  shows: [
    { id: 'waiting', label: texts.waiting, query: { status: 'waiting' } },
    { id: 'registered', label: texts.registered, query: { status: 'registered' } },
    { id: 'withdrawn', label: texts.withdrawn, query: { status: 'withdrawn' } },
  ],
  columns: {
    lastName: {
      label: texts.name,
      isStrong: true,
      isWide: true,
      card: 'title',
      cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    },
    agentUid: { label: texts.code, kind: 'reference', from: 760, card: 'reference' },
    agency: { label: texts.agencyId, isQuiet: true, card: 'line' },
    createdAt: { label: texts.since, kind: 'moment', from: 980, card: 'end' },
    status: { label: texts.state, card: 'status', cell: ({ status }) => <Status status={status} /> },
  },
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  Record: PreRegistrationPanel,
});

function PreRegistrationPanel({ id, item, onChanged }: QueueRecordProps<AgentPreRegistration>) {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const [isAsking, setAsking] = useState(false);
  if (!item) return <EmptyState title={localized(notHere)}>{id}</EmptyState>;
  const name = `${item.firstName} ${item.lastName}`;
  return (
    <div className="ws-work-record">
      <h2>{name}</h2>
      <Status status={item.status} />
      <Facts
        facts={[
          [localized(texts.code), item.agentUid],
          [localized(texts.agencyId), `${item.agency} (${item.agencyRcNumber})`],
          [localized(texts.email), item.email],
          [localized(texts.phone), item.phoneNumber],
          [localized(texts.nin), item.ninLast4],
          [localized(texts.since), formatDateTime(item.createdAt, language)],
        ]}
      />
      {item.status === 'waiting' && (
        <p className="ui-screen-only">
          <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
            {localized(texts.withdraw)}
          </Button>
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`${localized(texts.withdraw)}: ${name}`}
          action={localized(texts.withdraw)}
          variant="danger"
          onClose={() => setAsking(false)}
          confirm={() => api(withdrawAgentPreRegistration, { params: { id } })}
          done={localized(texts.done)}
          onDone={onChanged}
        >
          <p>{localized(texts.withdrawEffect)}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
