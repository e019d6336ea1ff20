import type { OwnMda } from '@portal/contracts';
import { SelectField } from '@portal/ui/forms';
import { useState } from 'react';
import { useOwnMda } from '../../use-own-mda.ts';
import { useCounterMessages } from './messages/use-counter-messages.ts';

const key = 'mda-counter';
const none = 'none';

type Counter = OwnMda['counters'][number];

/** Which counter this device stands at, as it was told last; and the choice, where the MDA has counters. */
export function useCounter() {
  const source = useOwnMda();
  const [id, setId] = useState(kept);
  const counters = source.data?.counters.filter(({ isOpen }) => isOpen) ?? [];
  // The only one is where they are; a device that stands at none says so once.
  const chosen =
    counters.find((counter) => String(counter.id) === id) ??
    (id === none || counters.length > 1 ? undefined : counters[0]);
  return {
    counters,
    counter: chosen,
    /** Where there are counters one says at which one stands, or that it is none. */
    isChosen: chosen !== undefined || id === none || counters.length === 0,
    signatureText: source.data?.signatureText,
    /** What is printed waits for it. */
    isKnown: !source.isPending,
    choose(to: string) {
      setId(to);
      try {
        localStorage.setItem(key, to);
      } catch {
        // A counter that keeps nothing chooses each time.
      }
    },
  };
}

function kept(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export interface CounterChoiceProps {
  readonly id: string;
  readonly counters: readonly Counter[];
  readonly chosen: Counter | undefined;
  /** It was said, also that it is none. */
  readonly isChosen: boolean;
  readonly problem: string | undefined;
  readonly onChoose: (id: string) => void;
}

export function CounterChoice({ id, counters, chosen, isChosen, problem, onChoose }: CounterChoiceProps) {
  const messages = useCounterMessages();
  if (counters.length === 0) return null;
  return (
    <SelectField
      id={id}
      label={messages.thisCounter}
      error={problem}
      value={chosen ? String(chosen.id) : isChosen ? none : ''}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={[
        ...(isChosen ? [] : [{ value: '', label: messages.choose }]),
        ...counters.map((one) => ({ value: String(one.id), label: `${one.name}, ${one.place}` })),
        { value: none, label: messages.noCounter },
      ]}
    />
  );
}
