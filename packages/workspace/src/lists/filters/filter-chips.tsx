import { type ChoiceFilterKey, choiceFilters } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Popover } from '@portal/ui/menus';
import { useState } from 'react';
import type { Asked, Change } from '../address/list-address.ts';
import { ListIcon } from '../list-icon.tsx';
import type { AnyReport } from '../list-screen-definition.ts';
import { useListMessages } from '../messages/use-list-messages.ts';
import { OptionList } from './option-list.tsx';
import { isOffered, useChoices } from './use-choices.ts';

export interface FilterChipsProps {
  readonly report: AnyReport;
  readonly asked: Asked;
  readonly onChange: (change: Change) => void;
}

export type FilterKey = ChoiceFilterKey | 'status';

/** The filters that are set, in the report's order. */
export function setFilters(report: AnyReport, asked: Asked): readonly FilterKey[] {
  const keys: readonly FilterKey[] = report.statuses ? ['status', ...report.filters] : report.filters;
  return keys.filter((key) => asked[key] !== undefined);
}

/** A chip for each filter that is set, one to add another, and one press to clear them. */
export function FilterChips({ report, asked, onChange }: FilterChipsProps) {
  const messages = useListMessages();
  const set = setFilters(report, asked);
  const none = Object.fromEntries(set.map((key) => [key, undefined]));
  return (
    <>
      {set.map((key) => (
        <SetFilter key={key} filter={key} report={report} asked={asked} onChange={onChange} />
      ))}
      <AddFilter report={report} asked={asked} onChange={onChange} />
      {set.length > 0 && (
        <button type="button" className="ws-chip-clear" onClick={() => onChange(none)}>
          {messages.clear}
        </button>
      )}
    </>
  );
}

interface SetFilterProps extends FilterChipsProps {
  readonly filter: FilterKey;
}

function useLabel(report: AnyReport) {
  const localized = useLocalized();
  const messages = useListMessages();
  return (key: FilterKey) =>
    key === 'status'
      ? localized(report.columns.status?.label ?? messages.statusLabel)
      : localized(choiceFilters[key].label);
}

function SetFilter({ filter, report, asked, onChange }: SetFilterProps) {
  const messages = useListMessages();
  const [isOpen, setOpen] = useState(false);
  const label = useLabel(report)(filter);
  const value = String(asked[filter]);
  return (
    <span className="ws-chip" data-set>
      <Popover
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label={label}
        face={
          <button type="button" className="ws-chip-face" aria-haspopup="dialog" onClick={() => setOpen(!isOpen)}>
            <span className="ws-chip-key">{label}</span>{' '}
            <b>
              <ChosenLabel filter={filter} report={report} value={value} />
            </b>
          </button>
        }
      >
        <Choices
          filter={filter}
          report={report}
          chosen={value}
          onChoose={(id) => {
            setOpen(false);
            onChange({ [filter]: id });
          }}
        />
      </Popover>
      <button
        type="button"
        className="ws-chip-remove"
        aria-label={messages.removeFilter(label)}
        title={messages.removeFilter(label)}
        onClick={() => onChange({ [filter]: undefined })}
      >
        <ListIcon name="close" />
      </button>
    </span>
  );
}

function AddFilter({ report, asked, onChange }: FilterChipsProps) {
  const messages = useListMessages();
  const labelOf = useLabel(report);
  const [isOpen, setOpen] = useState(false);
  const [filter, setFilter] = useState<FilterKey>();
  const offered = [...(report.statuses ? (['status'] as const) : []), ...report.filters.filter(isOffered)].filter(
    (key) => asked[key] === undefined,
  );
  if (offered.length === 0) return null;

  function close() {
    setOpen(false);
    setFilter(undefined);
  }

  return (
    <Popover
      isOpen={isOpen}
      onClose={close}
      label={filter ? labelOf(filter) : messages.addFilter}
      face={
        <button type="button" className="ws-chip ws-chip-add" aria-haspopup="dialog" onClick={() => setOpen(!isOpen)}>
          <ListIcon name="plus" />
          {messages.filter}
        </button>
      }
    >
      {filter ? (
        <Choices
          key={filter}
          filter={filter}
          report={report}
          onChoose={(id) => {
            close();
            onChange({ [filter]: id });
          }}
        />
      ) : (
        <OptionList
          label={messages.addFilter}
          choices={offered.map((key) => ({ id: key, label: labelOf(key) }))}
          onChoose={(key) => setFilter(key as FilterKey)}
        />
      )}
    </Popover>
  );
}

interface ChoicesProps {
  readonly filter: FilterKey;
  readonly report: AnyReport;
  readonly chosen?: string;
  readonly onChoose: (id: string) => void;
}

function Choices({ filter, ...props }: ChoicesProps) {
  return filter === 'status' ? <StatusChoices {...props} /> : <LookupChoices filter={filter} {...props} />;
}

function StatusChoices({ report, chosen, onChoose }: Omit<ChoicesProps, 'filter'>) {
  const localized = useLocalized();
  const choices = Object.entries(report.statuses ?? {}).map(([id, words]) => ({ id, label: localized(words) }));
  return <OptionList label={useLabel(report)('status')} choices={choices} chosen={chosen} onChoose={onChoose} />;
}

function LookupChoices({ filter, report, chosen, onChoose }: ChoicesProps & { readonly filter: ChoiceFilterKey }) {
  const { choices } = useChoices(filter);
  return <OptionList label={useLabel(report)(filter)} choices={choices} chosen={chosen} onChoose={onChoose} />;
}

function ChosenLabel({
  filter,
  report,
  value,
}: {
  readonly filter: FilterKey;
  readonly report: AnyReport;
  readonly value: string;
}) {
  const localized = useLocalized();
  const words = report.statuses?.[value];
  if (filter === 'status') return words ? localized(words) : value;
  return <LookupLabel filter={filter} value={value} />;
}

function LookupLabel({ filter, value }: { readonly filter: ChoiceFilterKey; readonly value: string }) {
  const { choices } = useChoices(filter);
  return choices.find(({ id }) => id === value)?.label ?? value;
}
