import { type ChoiceFilterKey, choiceFilters, type Localized } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Popover } from '@portal/ui/menus';
import { useState } from 'react';
import type { Asked, Change } from '../address/list-address.ts';
import { ListIcon } from '../list-icon.tsx';
import type { AnyReport } from '../list-screen-definition.ts';
import { useListMessages } from '../messages/use-list-messages.ts';
import { OptionList } from './option-list.tsx';
import { useChoices } from './use-choices.ts';

/** What the chips need to know of a report, or of figures. */
type Narrowed = Pick<AnyReport, 'columns' | 'filters' | 'statuses' | 'choices'> & Partial<Pick<AnyReport, 'query'>>;

export interface FilterChipsProps {
  readonly report: Narrowed;
  readonly asked: Asked;
  readonly onChange: (change: Change) => void;
}

/** `status`, a filter of the list's own with words, or one with a lookup. */
type FilterKey = string;

/** Filters whose values have words of their own. */
function wordsOf({ statuses, choices }: Narrowed, key: FilterKey): Readonly<Record<string, Localized>> | undefined {
  return key === 'status' && statuses ? statuses : choices?.[key]?.words;
}

function filtersOf({ statuses, choices = {}, filters }: Narrowed): readonly FilterKey[] {
  return [...(statuses ? ['status'] : []), ...Object.keys(choices), ...filters];
}

/** It cannot be taken away: without a choice the list has one. */
function hasDefault({ query }: Narrowed, key: FilterKey): boolean {
  const field = query?.shape[key] as { safeParse: (value: unknown) => { data?: unknown } } | undefined;
  return field?.safeParse(undefined).data !== undefined;
}

/** The filters that are set, in the report's order. */
function setFilters(report: Narrowed, asked: Asked): readonly FilterKey[] {
  return filtersOf(report).filter((key) => asked[key] !== undefined);
}

/** Those of them that can be taken away. */
export function removableFilters(report: Narrowed, asked: Asked): readonly FilterKey[] {
  return setFilters(report, asked).filter((key) => !hasDefault(report, key));
}

/** A chip for each filter that is set, one to add another, and one press to clear them. */
export function FilterChips({ report, asked, onChange }: FilterChipsProps) {
  const messages = useListMessages();
  const set = setFilters(report, asked);
  const removable = removableFilters(report, asked);
  const none = Object.fromEntries(removable.map((key) => [key, undefined]));
  return (
    <>
      {set.map((key) => (
        <SetFilter key={key} filter={key} report={report} asked={asked} onChange={onChange} />
      ))}
      <AddFilter report={report} asked={asked} onChange={onChange} />
      {removable.length > 0 && (
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

function useLabel(report: Narrowed) {
  const localized = useLocalized();
  const messages = useListMessages();
  return (key: FilterKey) => {
    const own = report.choices?.[key]?.label;
    if (own) return localized(own);
    if (key === 'status') return localized(report.columns.status?.label ?? messages.statusLabel);
    return localized(choiceFilters[key as ChoiceFilterKey].label);
  };
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
      {!hasDefault(report, filter) && (
        <button
          type="button"
          className="ws-chip-remove"
          aria-label={messages.removeFilter(label)}
          title={messages.removeFilter(label)}
          onClick={() => onChange({ [filter]: undefined })}
        >
          <ListIcon name="close" />
        </button>
      )}
    </span>
  );
}

function AddFilter({ report, asked, onChange }: FilterChipsProps) {
  const messages = useListMessages();
  const labelOf = useLabel(report);
  const [isOpen, setOpen] = useState(false);
  const [filter, setFilter] = useState<FilterKey>();
  const offered = filtersOf(report).filter((key) => asked[key] === undefined);
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
          onChoose={setFilter}
        />
      )}
    </Popover>
  );
}

interface ChoicesProps {
  readonly filter: FilterKey;
  readonly report: Narrowed;
  readonly chosen?: string;
  readonly onChoose: (id: string) => void;
}

function Choices({ filter, ...props }: ChoicesProps) {
  const words = wordsOf(props.report, filter);
  if (words) return <WordChoices filter={filter} words={words} {...props} />;
  return <LookupChoices filter={filter as ChoiceFilterKey} {...props} />;
}

interface WordChoicesProps extends ChoicesProps {
  readonly words: Readonly<Record<string, Localized>>;
}

function WordChoices({ filter, words, report, chosen, onChoose }: WordChoicesProps) {
  const localized = useLocalized();
  const choices = Object.entries(words).map(([id, label]) => ({ id, label: localized(label) }));
  return <OptionList label={useLabel(report)(filter)} choices={choices} chosen={chosen} onChoose={onChoose} />;
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
  readonly report: Narrowed;
  readonly value: string;
}) {
  const localized = useLocalized();
  const words = wordsOf(report, filter);
  if (words) return words[value] ? localized(words[value]) : value;
  return <LookupLabel filter={filter as ChoiceFilterKey} value={value} />;
}

function LookupLabel({ filter, value }: { readonly filter: ChoiceFilterKey; readonly value: string }) {
  const { choices } = useChoices(filter);
  return choices.find(({ id }) => id === value)?.label ?? value;
}
