import { messageFrom } from '@portal/api-client';
import { mostBillsOfBasket } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/router';
import { Button, Notice } from '@portal/ui';
import type { ReactNode } from 'react';
import { useBasketMessages } from './messages/use-basket-messages.ts';
import { useBasket } from './use-basket.ts';

export interface PayBillsProps {
  readonly billReferences: readonly string[];
  /** What has to be done first. When it fails nothing is paid, and whoever asked for it says why. */
  readonly before?: (() => Promise<unknown>) | undefined;
  readonly children: ReactNode;
}

/** Pays these bills in one go: one alone as it is, several in a basket. */
export function PayBills({ billReferences, before, children }: PayBillsProps) {
  const messages = useBasketMessages();
  const navigate = useNavigate();
  const basket = useBasket();
  const first = useMutation({ mutationFn: async () => before?.() });
  const [only, ...others] = billReferences;
  if (only === undefined) return null;
  if (billReferences.length > mostBillsOfBasket) return <p>{messages.tooMany(mostBillsOfBasket)}</p>;
  return (
    <>
      {basket.isError && (
        <Notice kind="danger" role="alert">
          {messageFrom(basket.error, messages.failed)}
        </Notice>
      )}
      <Button
        size="lg"
        fullWidth
        pending={first.isPending || basket.isPending}
        pendingText={messages.preparing}
        onClick={() =>
          first.mutate(undefined, {
            onSuccess: () =>
              others.length === 0
                ? navigate(`/payment-gateways-open?billRef=${only}`)
                : basket.mutate([only, ...others]),
          })
        }
      >
        {children}
      </Button>
    </>
  );
}
