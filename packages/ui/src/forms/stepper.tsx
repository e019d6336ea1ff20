import { useFormsMessages } from './messages/use-forms-messages.ts';

export interface StepperProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Counted from 1. */
  readonly current: number;
}

/** Where one is. It leads nowhere: steps are gone through with the form's own buttons. */
export function Stepper({ label, steps, current }: StepperProps) {
  const messages = useFormsMessages();
  return (
    <ol className="ui-steps" aria-label={label}>
      {steps.map((step, index) => {
        const number = index + 1;
        const state = number < current ? 'done' : number === current ? 'current' : 'coming';
        return (
          <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span className="ui-step-number" aria-hidden="true">
              {state === 'done' ? '✓' : number}
            </span>
            <span>
              <span className="ui-hidden">{messages.stepOf(number, steps.length)}: </span>
              {step}
              {state === 'done' && <span className="ui-hidden"> ({messages.stepDone})</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
