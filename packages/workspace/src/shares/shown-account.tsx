import type { OwnShareAccount } from '@portal/contracts';

export interface ShownAccountProps {
  readonly account: NonNullable<OwnShareAccount['onRecord']>;
}

/** A bank account by its last digits. */
export function ShownAccount({ account: { bankName, accountLast4, accountName } }: ShownAccountProps) {
  return (
    <>
      {bankName} · •••••• {accountLast4} · {accountName}
    </>
  );
}
