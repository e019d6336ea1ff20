import { useId } from 'react';
import type { Live } from './live.ts';
import { LiveText } from './live-text.tsx';
import { ShownWhile } from './shown-while.tsx';
import { useLive } from './use-live.ts';

export interface LiveErrorProps {
  /** What is wrong; empty while nothing is. */
  readonly of: Live<string>;
  /** Of the input it stands below, in the page before it. */
  readonly inputId: string;
}

/** What is wrong with a figure while somebody types it: it comes and goes with the keystrokes, and nothing is rendered. */
export function LiveError({ of, inputId }: LiveErrorProps) {
  const id = useId();
  useLive(of, (text) => {
    const input = document.getElementById(inputId);
    if (input) markWrong(input, text !== '', id);
  });
  return (
    <ShownWhile as="div" of={{ ...of, read: () => of.read() !== '' }} className="ui-field-error">
      <span id={id}>
        <LiveText of={of} />
      </span>
    </ShownWhile>
  );
}

/** As the library marks an input that is given an error. */
function markWrong(input: HTMLElement, isWrong: boolean, errorId: string): void {
  if (isWrong) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
  for (const marked of [input, input.closest('.mantine-Input-wrapper')]) marked?.toggleAttribute('data-error', isWrong);
  const describedBy = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  // It says nothing while nothing is wrong.
  if (!describedBy.includes(errorId)) input.setAttribute('aria-describedby', [...describedBy, errorId].join(' '));
}
