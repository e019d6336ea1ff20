/** What a person can do about their own second factor. */
export type FactorTask = 'switch-on' | 'switch-off' | 'renew-codes';

export interface FactorTaskProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}
