import { Button, Sheet } from '@portal/ui';
import type { ReactNode } from 'react';
import { useInfrastructureMessages } from './messages/use-infrastructure-messages.ts';
import type { useItemEditing } from './use-item-editing.ts';

export interface ItemListProps<T> {
  readonly kind: 'site' | 'route';
  readonly items: readonly T[];
  readonly editing: ReturnType<typeof useItemEditing>;
  /** Words of the button for a new one. */
  readonly add: string;
  readonly nameOf: (item: T) => string;
  readonly describe: (item: T) => ReactNode;
  /** `at` is its place in the list; absent for a new one. */
  readonly editor: (at?: number) => ReactNode;
  readonly onRemove: (at: number) => void;
}

/** What was entered so far, each to be changed where it stands, and a new one below. */
export function ItemList<T>(props: ItemListProps<T>) {
  const { kind, items, editing, add, nameOf, describe, editor, onRemove } = props;
  const messages = useInfrastructureMessages();
  return (
    <>
      <ul className="infra-items">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike in everything; their place in the list tells them apart
          <Sheet as="li" padding="md" key={at}>
            {editing.is(kind, at) ? (
              editor(at)
            ) : (
              <Item
                name={nameOf(item)}
                editId={editing.buttonId(kind, at)}
                onEdit={() => editing.open(kind, at)}
                onRemove={() => {
                  onRemove(at);
                  editing.removed(kind, messages.removed(nameOf(item)));
                }}
              >
                {describe(item)}
              </Item>
            )}
          </Sheet>
        ))}
      </ul>
      {editing.is(kind) ? (
        editor()
      ) : (
        <Button id={editing.buttonId(kind, undefined)} variant="secondary" onClick={() => editing.open(kind)}>
          {add}
        </Button>
      )}
    </>
  );
}

interface ItemProps {
  readonly name: string;
  /** Of the button that changes it. */
  readonly editId: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

function Item({ name, editId, onEdit, onRemove, children }: ItemProps) {
  const messages = useInfrastructureMessages();
  return (
    <>
      <h3 className="ui-heading">{name}</h3>
      {children}
      <div className="infra-item-actions">
        <Button id={editId} size="sm" variant="secondary" aria-label={messages.edit(name)} onClick={onEdit}>
          {messages.editThis}
        </Button>
        <Button size="sm" variant="quiet" aria-label={messages.remove(name)} onClick={onRemove}>
          {messages.removeThis}
        </Button>
      </div>
    </>
  );
}
