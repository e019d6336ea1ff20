import { useUiMessages } from '../messages/use-ui-messages.ts';

export interface FullScreenSpinnerProps {
  readonly label?: string;
}

/** For what blocks everything: signing in, making a payment session, a slow navigation (spec §2.15). Lists use skeletons instead. */
export function FullScreenSpinner({ label }: FullScreenSpinnerProps) {
  const messages = useUiMessages();
  return (
    <div className="ui-full-spinner" role="status">
      <span className="ui-spinner" aria-hidden="true" />
      {label ?? messages.loading}
    </div>
  );
}
