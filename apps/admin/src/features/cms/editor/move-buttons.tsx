import { Button } from '@portal/ui';
import { useCmsMessages } from '../messages/use-cms-messages.ts';

interface MoveButtonsProps<T> {
  readonly all: readonly T[];
  readonly at: number;
  /** "Paragraph 3", for who does not see where the button stands. */
  readonly name: string;
  readonly least?: number;
  readonly onChange: (all: readonly T[]) => void;
}

/** One up, one down, away. */
export function MoveButtons<T>({ all, at, name, least = 0, onChange }: MoveButtonsProps<T>) {
  const messages = useCmsMessages();
  const moved = (by: number) => {
    const others = all.filter((_, index) => index !== at);
    return [...others.slice(0, at + by), ...all.slice(at, at + 1), ...others.slice(at + by)];
  };
  const buttons = [
    { words: messages.up, isOff: at === 0, next: () => moved(-1) },
    { words: messages.down, isOff: at === all.length - 1, next: () => moved(1) },
    { words: messages.remove, isOff: all.length <= least, next: () => all.filter((_, index) => index !== at) },
  ];
  return (
    <span className="cms-moves">
      {buttons.map(({ words, isOff, next }) => (
        <Button key={words} size="sm" variant="quiet" disabled={isOff} onClick={() => onChange(next())}>
          {words}
          <span className="ui-hidden">: {name}</span>
        </Button>
      ))}
    </span>
  );
}
