import { Icon } from '@portal/ui';

export interface ProviderMarkProps {
  /** The provider's name as shown. */
  readonly name: string;
}

/** A provider's name set as a sign: our own drawing, not the provider's logo. */
export function ProviderMark({ name }: ProviderMarkProps) {
  return (
    <span className="payment-provider-mark">
      <Icon name="card" size={22} />
      {name}
    </span>
  );
}
