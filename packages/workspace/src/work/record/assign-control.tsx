import { messageFrom } from '@portal/api-client';
import { useMutation, useQuery } from '@portal/platform/query';
import { Popover } from '@portal/ui/menus';
import { useState } from 'react';
import { OptionList } from '../../lists/filters/option-list.tsx';
import { useWorkMessages } from '../messages/use-work-messages.ts';
import type { Person } from '../queue/queue-definition.ts';
import { nameWithLoad } from '../queue/selection.tsx';

export interface AssignControlProps {
  readonly recordKey: readonly unknown[];
  readonly assignee: { readonly id: string | number; readonly name: string } | null;
  readonly people: () => Promise<readonly Person[]>;
  readonly give: (personId: string) => Promise<unknown>;
  /** In place of "Assign". */
  readonly label?: string;
}

/** Who has it, and giving it to somebody who may have it. */
export function AssignControl({ recordKey, assignee, people, give, label }: AssignControlProps) {
  const messages = useWorkMessages();
  const [isOpen, setOpen] = useState(false);
  const listed = useQuery({ queryKey: ['work-people', ...recordKey], queryFn: people, enabled: isOpen });
  const giving = useMutation({ mutationFn: give });
  const failure = listed.error ?? giving.error;
  return (
    <div className="ws-assign">
      <span>
        <small>{messages.with}</small> <strong>{assignee?.name ?? messages.nobody}</strong>
      </span>
      <Popover
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label={label ?? messages.assignTo}
        align="end"
        width={320}
        face={
          <button
            type="button"
            className="ws-button"
            aria-haspopup="dialog"
            disabled={giving.isPending}
            onClick={() => setOpen(!isOpen)}
          >
            {label ?? (assignee ? messages.assignElse : messages.assign)}
          </button>
        }
      >
        <OptionList
          label={label ?? messages.assignTo}
          choices={(listed.data ?? []).map((person) => ({ id: person.id, label: nameWithLoad(person, messages.load) }))}
          chosen={assignee === null ? undefined : String(assignee.id)}
          onChoose={(id) => {
            setOpen(false);
            giving.mutate(id);
          }}
        />
      </Popover>
      {failure && (
        <p role="alert" className="ws-problem">
          {messageFrom(failure, messages.failed)}
        </p>
      )}
    </div>
  );
}
