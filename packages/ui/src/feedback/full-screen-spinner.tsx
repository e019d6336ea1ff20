import { useUiMessages } from '../messages/use-ui-messages.ts';

export interface FullScreenSpinnerProps {
  readonly label?: string;
  /** Shows only what takes longer than 400 ms; for callers that cannot wait themselves. */
  readonly isDelayed?: boolean;
}

/** For what blocks everything: signing in, making a payment session, a slow navigation (spec §2.15). Lists use skeletons instead. */
export function FullScreenSpinner({ label, isDelayed = false }: FullScreenSpinnerProps) {
  const messages = useUiMessages();
  return (
    <div className="ui-full-spinner" role="status" data-delayed={isDelayed || undefined}>
      <span className="ui-spinner" aria-hidden="true" />
      {label ?? messages.loading}
    </div>
  );
}
