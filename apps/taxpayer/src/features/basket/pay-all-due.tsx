import { messageFrom } from '@portal/api-client';
import { formatNaira } from '@portal/contracts';
import { Button, Notice } from '@portal/ui';
import { useBasketMessages } from './messages/use-basket-messages.ts';
import { useBasket } from './use-basket.ts';

export interface PayAllDueProps {
  readonly count: number;
  readonly amountKobo: number;
}

/** Everything that is due, in one go. */
export function PayAllDue({ count, amountKobo }: PayAllDueProps) {
  const messages = useBasketMessages();
  const basket = useBasket();
  return (
    <>
      <Button
        size="lg"
        fullWidth
        pending={basket.isPending}
        pendingText={messages.preparing}
        onClick={() => basket.mutate('all-due')}
      >
        {messages.pay(count, formatNaira(amountKobo))}
      </Button>
      {basket.isError && (
        <Notice kind="danger" role="alert">
          {messageFrom(basket.error, messages.failed)}
        </Notice>
      )}
    </>
  );
}
