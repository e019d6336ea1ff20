import { useApiClient } from '@portal/api-client';
import { getTaxManager, groupReference, type TaxManager, type TaxManagerRecord } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDate, formatDateTime, Money } from '@portal/ui';
import { Facts } from '@portal/workspace/lists';
import { Tabs } from '@portal/workspace/sections';
import { type QueueRecordProps, RecordFrame, useRecord } from '@portal/workspace/work';
import { ManagerActions } from './manager-actions.tsx';
import { PortfolioList } from './portfolio-list.tsx';
import { texts } from './texts.ts';

/** A tax manager beside the list: load, limits, card, whom they look after and what moved. */
export function ManagerPanel({ id, onChanged }: QueueRecordProps<TaxManager>) {
  const api = useApiClient();
  const { query, act, isOvertaken } = useRecord({
    key: ['tax-manager', id],
    read: (signal) => api(getTaxManager, { params: { id } }, signal),
    onChanged,
  });
  return (
    <RecordFrame query={query} isOvertaken={isOvertaken}>
      {(manager) => <Manager manager={manager} act={act} />}
    </RecordFrame>
  );
}

interface ManagerProps {
  readonly manager: TaxManagerRecord;
  readonly act: <A>(change: () => Promise<A>) => Promise<A>;
}

function Manager({ manager, act }: ManagerProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const { leave, card, moves } = manager;
  return (
    <>
      <h2>{manager.name}</h2>
      <ManagerActions manager={manager} act={act} />
      <Facts
        facts={[
          [localized(texts.role), manager.role],
          [localized(texts.office), manager.office.name],
          [localized(texts.email), manager.email],
          [localized(texts.staffNumber), manager.staffNumber],
          [localized(texts.grade), manager.grade],
          [
            localized(texts.lastSeen),
            manager.lastSeenAt ? formatDateTime(manager.lastSeenAt, language) : localized(texts.never),
          ],
          [
            localized(texts.leave),
            leave &&
              `${localized(texts.until)} ${formatDate(leave.untilDay)}, ${localized(texts.coveredBy)} ${leave.cover}`,
          ],
          [localized(texts.portfolio), `${manager.portfolioSize} / ${manager.portfolioLimit}`],
          [localized(texts.openCases), String(manager.openCases)],
          [localized(texts.lateCases), String(manager.lateCases)],
          [localized(texts.outstanding), <Money key="out" amountKobo={manager.outstandingKobo} />],
          [localized(texts.collected), <Money key="in" amountKobo={manager.collectedKobo} />],
          [localized(texts.unmanaged), String(manager.unmanaged)],
          [localized(texts.delegationLimit), <Money key="limit" amountKobo={manager.delegationLimitKobo} />],
          [
            localized(texts.card),
            card
              ? `${groupReference(card.code)}, ${localized(texts.validUntil)} ${formatDate(card.validUntil)}`
              : localized(texts.noCard),
          ],
        ]}
      />
      <Tabs
        label={manager.name}
        tabs={[
          { id: 'portfolio', title: localized(texts.portfolioOf), content: <PortfolioList id={manager.id} /> },
          { id: 'moves', title: localized(texts.moves), content: <Moves moves={moves} /> },
        ]}
      />
    </>
  );
}

function Moves({ moves }: Pick<TaxManagerRecord, 'moves'>) {
  const localized = useLocalized();
  const language = useLanguage();
  if (moves.length === 0) return <p>{localized(texts.noMoves)}</p>;
  return (
    <ul className="ws-record-list">
      {moves.map(({ at, by, reason, from, to, taxpayers }) => (
        <li key={`${at} ${from} ${to}`}>
          <span>
            {from ?? '–'} → {to ?? '–'}: {taxpayers} {localized(texts.taxpayers)}
            <small>
              {formatDateTime(at, language)}, {by || localized(texts.portal)}
            </small>
            <small>“{reason}”</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
