import { useLanguage } from '@portal/platform';
import { useRevalidator } from '@portal/platform/router';
import { Button, EmptyState, ErrorState, Icon, Sheet, TextInput, TextLink } from '@portal/ui';
import { SelectField } from '@portal/ui/forms';
import { leaveByAddress } from '../../forms/leave-by-address.ts';
import type { AgentSearch, ListedAgents } from './load-agents.ts';
import { useAgentNetworkMessages } from './messages/use-agent-network-messages.ts';

export interface AgentListProps {
  readonly search: AgentSearch;
  readonly listed: ListedAgents | undefined;
}

/** The filter is the page's address: a form that leads to it and plain links, before and without script. */
export function AgentList({ search, listed }: AgentListProps) {
  const messages = useAgentNetworkMessages();
  const revalidator = useRevalidator();
  if (!listed) {
    return (
      <ErrorState
        message={messages.listFailed}
        onRetry={() => void revalidator.revalidate()}
        isRetrying={revalidator.state === 'loading'}
      />
    );
  }
  const { data, totalRecords, areas, pageSize } = listed;
  const everybody = areas.reduce((sum, { agents }) => sum + agents, 0);
  return (
    <>
      <form
        action="/agent-network"
        method="post"
        onSubmit={leaveByAddress}
        className="agents-filter"
        key={`${search.lgaId} ${search.criteria}`}
      >
        <SelectField
          name="lga"
          label={messages.areaLabel}
          defaultValue={search.lgaId}
          data={[
            { value: '', label: messages.anyArea(everybody) },
            ...areas.map(({ lgaId, lga, agents }) => ({ value: String(lgaId), label: `${lga} (${agents})` })),
          ]}
        />
        <TextInput name="q" label={messages.searchLabel} defaultValue={search.criteria} maxLength={100} type="search" />
        <Button type="submit" variant="secondary" icon={<Icon name="search" />}>
          {messages.searchButton}
        </Button>
      </form>
      {data.length === 0 ? (
        <EmptyState
          icon="people"
          headingLevel={3}
          title={messages.nobodyTitle}
          action={<TextLink to="/agent-network">{messages.showAll}</TextLink>}
        >
          <p>{messages.nobodyText}</p>
        </EmptyState>
      ) : (
        <>
          <p role="status" className="agents-count">
            {messages.count(totalRecords)}
          </p>
          <ul className="agents-list">
            {data.map((agent) => (
              <Sheet as="li" key={agent.id} padding="md">
                <h3 className="ui-heading">{agent.name}</h3>
                <p>
                  {agent.area}, {agent.lga}
                </p>
                <p className="service-muted">{agent.isCompany ? messages.company : messages.person}</p>
                {agent.phoneNumber && (
                  <a className="ui-link" href={`tel:${agent.phoneNumber}`}>
                    <Icon name="phone" size={18} /> {messages.call(agent.phoneNumber)}
                  </a>
                )}
              </Sheet>
            ))}
          </ul>
          <Pages search={search} page={search.page} pages={Math.ceil(totalRecords / pageSize)} />
        </>
      )}
    </>
  );
}

function Pages({
  search,
  page,
  pages,
}: {
  readonly search: AgentSearch;
  readonly page: number;
  readonly pages: number;
}) {
  const messages = useAgentNetworkMessages();
  const language = useLanguage();
  if (pages < 2) return null;
  const to = (number: number) => {
    const { lgaId, criteria } = search;
    const query = new URLSearchParams({
      ...(lgaId && { lga: lgaId }),
      ...(criteria && { q: criteria }),
      page: String(number),
    });
    return `/agent-network?${query}`;
  };
  return (
    <nav className="agents-pages" aria-label={messages.pageOf(page, pages)} lang={language}>
      {page > 1 && <TextLink to={to(page - 1)}>{messages.previous}</TextLink>}
      <span>{messages.pageOf(page, pages)}</span>
      {page < pages && <TextLink to={to(page + 1)}>{messages.next}</TextLink>}
    </nav>
  );
}
