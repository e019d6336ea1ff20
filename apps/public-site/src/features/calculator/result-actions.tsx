import { Button, Icon, showToast } from '@portal/ui';
import { useCalculatorMessages } from './messages/use-calculator-messages.ts';
import { sharedAddressOf } from './use-addressed-calculation.ts';
import { useCalculation } from './use-calculation.ts';

/** What can be done with a result: hand it on, put it on paper. */
export function ResultActions() {
  const messages = useCalculatorMessages();
  const calculation = useCalculation();

  async function share() {
    const address = sharedAddressOf(calculation);
    window.history.replaceState(window.history.state, '', address);
    try {
      await navigator.clipboard.writeText(address);
      showToast({ kind: 'success', message: messages.shared });
    } catch {
      showToast({ kind: 'error', message: messages.shareFailed });
    }
  }

  return (
    <div className="calculator-actions ui-screen-only">
      <Button variant="secondary" icon={<Icon name="copy" />} onClick={() => void share()}>
        {messages.share}
      </Button>
      <Button variant="secondary" icon={<Icon name="print" />} onClick={() => window.print()}>
        {messages.print}
      </Button>
      <p className="calculator-quiet">{messages.sharing}</p>
    </div>
  );
}
