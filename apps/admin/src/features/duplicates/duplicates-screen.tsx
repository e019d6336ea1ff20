import { useApiClient } from '@portal/api-client';
import { type DuplicateGroup, listDuplicates } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { EmptyState, formatDate, TextLink } from '@portal/ui';
import { RecordPage, RecordSection } from '@portal/workspace/records';
import { texts } from './texts.ts';

/** Of the whole register: who stands in it twice, as it seems. */
export function DuplicatesScreen() {
  const localized = useLocalized();
  const api = useApiClient();
  const source = useQuery({
    queryKey: ['taxpayer-duplicates'],
    queryFn: ({ signal }) => api(listDuplicates, {}, signal),
  });
  return (
    <RecordPage
      title={localized(texts.title)}
      kind={localized(texts.title)}
      lead={localized(texts.lead)}
      source={source}
    >
      {({ groups, isBounded }) =>
        groups.length === 0 ? (
          <div className="ws-record-all">
            <EmptyState icon="success" title={localized(texts.none)}>
              {localized(texts.noneText)}
            </EmptyState>
          </div>
        ) : (
          <>
            {groups.map((group, index) => (
              <Group key={group.records.map(({ tpui }) => tpui).join()} group={group} number={index + 1} />
            ))}
            {isBounded && <p className="ws-record-quiet ws-record-all">{localized(texts.more)}</p>}
          </>
        )
      }
    </RecordPage>
  );
}

function Group({ group: { records }, number }: { readonly group: DuplicateGroup; readonly number: number }) {
  const localized = useLocalized();
  return (
    <RecordSection title={localized(texts.group(number))}>
      <ul className="ws-record-list">
        {records.map(({ tpui, name, phone, office, registeredOn, bills }) => (
          <li key={tpui}>
            <span>
              <TextLink to={`/admin/tax-payers/${tpui}`}>{name || tpui}</TextLink>
              <small>{[tpui, phone, office].filter(Boolean).join(' · ')}</small>
            </span>
            <small>
              {localized(texts.since(formatDate(registeredOn)))}, {localized(texts.bills(String(bills)))}
            </small>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}
