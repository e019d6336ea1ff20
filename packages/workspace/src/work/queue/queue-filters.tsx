import { useLocalized } from '@portal/platform';
import { type LookupName, useLookup } from '@portal/platform/lookups';
import { Popover } from '@portal/ui/menus';
import { useState } from 'react';
import type { Asked } from '../../lists/address/list-address.ts';
import type { ListAddress } from '../../lists/address/use-list-address.ts';
import type { Search } from '../../lists/address/use-search.ts';
import { OptionList } from '../../lists/filters/option-list.tsx';
import { SearchField } from '../../lists/filters/search-field.tsx';
import type { Choice } from '../../lists/filters/use-choices.ts';
import { ListIcon } from '../../lists/list-icon.tsx';
import { useWorkMessages } from '../messages/use-work-messages.ts';
import type { QueueDefinition, QueueFilter } from './queue-definition.ts';

export interface QueueFiltersProps {
  readonly queue: QueueDefinition;
  readonly address: ListAddress;
  readonly search: Search;
}

const assigneeWords = {
  label: { en: 'With', ha: 'A hannun' },
  choices: { me: { en: 'me', ha: 'ni' }, nobody: { en: 'nobody', ha: 'babu kowa' } },
} as const;

/** Keys of the filters that are set. */
export function setFiltersOf({ filters = [], hasAssignee }: QueueDefinition, asked: Asked): readonly string[] {
  return [...(hasAssignee ? ['assignee'] : []), ...filters.map(({ key }) => key)].filter(
    (key) => asked[key] !== undefined,
  );
}

/** What narrows a queue: whose, about what, from where, and words. */
export function QueueFilters({ queue, address, search }: QueueFiltersProps) {
  const localized = useLocalized();
  const { asked, change } = address;
  const whose: QueueFilter = { key: 'assignee', ...assigneeWords };
  return (
    <div className="ws-chips">
      {queue.searches && (
        <SearchField
          label={localized(queue.searches)}
          value={search.asked.criteria}
          problem={undefined}
          onSearch={search.search}
        />
      )}
      <div className="ws-chip-row">
        {[...(queue.hasAssignee ? [whose] : []), ...(queue.filters ?? [])].map((filter) => (
          <FilterChip
            key={filter.key}
            filter={filter}
            value={asked[filter.key] === undefined ? undefined : String(asked[filter.key])}
            onChange={(value) => change({ [filter.key]: value, record: undefined })}
          />
        ))}
      </div>
    </div>
  );
}

interface FilterChipProps {
  readonly filter: QueueFilter;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

function FilterChip(props: FilterChipProps) {
  const localized = useLocalized();
  const { choices } = props.filter;
  if (typeof choices === 'string') return <LookupChip {...props} lookup={choices} />;
  return (
    <ChoiceChip {...props} choices={Object.entries(choices).map(([id, words]) => ({ id, label: localized(words) }))} />
  );
}

function LookupChip({ lookup, ...props }: FilterChipProps & { readonly lookup: LookupName }) {
  const { data = [] } = useLookup(lookup);
  const items = data as readonly { readonly id: string | number; readonly displayField: string }[];
  return (
    <ChoiceChip {...props} choices={items.map(({ id, displayField }) => ({ id: String(id), label: displayField }))} />
  );
}

function ChoiceChip({ filter, value, onChange, choices }: FilterChipProps & { readonly choices: readonly Choice[] }) {
  const messages = useWorkMessages();
  const localized = useLocalized();
  const [isOpen, setOpen] = useState(false);
  const label = localized(filter.label);
  return (
    <span className="ws-chip" data-set={value !== undefined || undefined}>
      <Popover
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label={label}
        face={
          <button type="button" className="ws-chip-face" aria-haspopup="dialog" onClick={() => setOpen(!isOpen)}>
            <span className="ws-chip-key">{label}</span>{' '}
            <b>
              {value === undefined ? messages.everything : (choices.find(({ id }) => id === value)?.label ?? value)}
            </b>
          </button>
        }
      >
        <OptionList
          label={label}
          choices={choices}
          chosen={value}
          onChoose={(id) => {
            setOpen(false);
            onChange(id);
          }}
        />
      </Popover>
      {value === undefined ? (
        <ListIcon name="chevron-down" />
      ) : (
        <button
          type="button"
          className="ws-chip-remove"
          aria-label={messages.removeFilter(label)}
          title={messages.removeFilter(label)}
          onClick={() => onChange(undefined)}
        >
          <ListIcon name="close" />
        </button>
      )}
    </span>
  );
}
