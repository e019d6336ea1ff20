import { Icon } from '../icon/icon.tsx';

export interface FactListProps {
  /** Sentences, each different from the others. */
  readonly facts: readonly string[];
}

/** What holds, a tick before each sentence. */
export function FactList({ facts }: FactListProps) {
  return (
    <ul className="ui-facts">
      {facts.map((fact) => (
        <li key={fact}>
          <Icon name="check" />
          {fact}
        </li>
      ))}
    </ul>
  );
}
