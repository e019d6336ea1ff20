import { messageFrom, useApiClient } from '@portal/api-client';
import { useMutation, useQuery } from '@portal/platform/query';
import { showToast } from '@portal/ui';
import { Popover } from '@portal/ui/menus';
import { useState } from 'react';
import { OptionList } from '../../lists/filters/option-list.tsx';
import type { Selection } from '../../lists/selection/use-selection.ts';
import { useWorkMessages } from '../messages/use-work-messages.ts';
import type { Person, QueueDefinition } from './queue-definition.ts';

export interface SelectionBarProps {
  readonly queue: QueueDefinition;
  readonly selection: Selection;
  readonly noun: (count: number) => string;
  readonly onDone: () => void;
}

/** What can be done with all selected rows: giving them to one person. What is refused stays selected, and is said. */
export function SelectionBar({ queue, selection, noun, onDone }: SelectionBarProps) {
  const messages = useWorkMessages();
  const api = useApiClient();
  const [isOpen, setOpen] = useState(false);
  const { assigning } = queue;
  const [first] = selection.rows;
  const people = useQuery({
    queryKey: ['work-people', queue.id, first?.id],
    queryFn: () => (assigning && first ? assigning.people(api, first as never) : Promise.resolve([])),
    enabled: isOpen && first !== undefined,
  });
  const give = useMutation({
    async mutationFn(person: Person) {
      const refused: string[] = [];
      let given = 0;
      // One after the other: each is a decision of its own, and what is refused takes nothing else with it.
      for (const item of selection.rows) {
        try {
          await assigning?.give(api, item as never, person.id);
          given += 1;
          selection.toggle(item);
        } catch (error) {
          refused.push(`${queue.nameOf(item as never)}: ${messageFrom(error, messages.failed)}`);
        }
      }
      return { person, given, refused };
    },
    onSuccess({ person, given, refused }) {
      if (given > 0) showToast({ kind: 'success', message: messages.given(given, noun(given), person.name) });
      if (refused.length > 0) showToast({ kind: 'error', message: refused.join(' ') });
      onDone();
    },
  });
  if (selection.rows.length === 0) return null;
  return (
    <div className="ws-selected-bar ui-screen-only" role="status">
      <span>{messages.selected(selection.rows.length, noun(selection.rows.length))}</span>
      <Popover
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label={messages.assignTo}
        face={
          <button
            type="button"
            className="ws-button"
            aria-haspopup="dialog"
            disabled={give.isPending}
            onClick={() => setOpen(!isOpen)}
          >
            {give.isPending ? messages.oneMoment : messages.assign}
          </button>
        }
      >
        <OptionList
          label={messages.assignTo}
          choices={(people.data ?? []).map((person) => ({ id: person.id, label: nameWithLoad(person, messages.load) }))}
          onChoose={(id) => {
            setOpen(false);
            const person = people.data?.find((one) => one.id === id);
            if (person) give.mutate(person);
          }}
        />
      </Popover>
      <button type="button" className="ws-button" data-quiet onClick={selection.clear}>
        {messages.letGo}
      </button>
    </div>
  );
}

/** With how much they have already, where that is known. */
export function nameWithLoad({ name, role, openCases }: Person, load: (count: number) => string): string {
  return [name, role, openCases !== undefined && load(openCases)].filter(Boolean).join(' · ');
}
