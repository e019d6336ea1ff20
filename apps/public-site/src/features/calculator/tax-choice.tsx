import { TextLink } from '@portal/ui';
import { memo } from 'react';
import { useCalculatorMessages, useCalculatorWords } from './messages/use-calculator-messages.ts';
import { type TaxId, taxIds } from './tax.ts';

export interface TaxChoiceProps {
  readonly chosen: TaxId;
}

/** Links, so that a choice has an address, works before the page has started, and can be left with Back. */
export const TaxChoice = memo(function TaxChoice({ chosen }: TaxChoiceProps) {
  const messages = useCalculatorMessages();
  const words = useCalculatorWords();
  return (
    <nav aria-label={messages.chooseTax} className="calculator-choice ui-screen-only">
      <details>
        <summary>{messages.chooseTax}</summary>
        <ul>
          {taxIds.map((tax) => (
            <li key={tax}>
              <TextLink
                to={`#tax=${tax}`}
                preventScrollReset
                onClick={(event) => close(event.currentTarget.closest('details'))}
                look="plain"
                aria-current={tax === chosen ? 'true' : undefined}
              >
                {words.taxes[tax].name}
              </TextLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
});

/** Once a tax is chosen; the keyboard goes on from where the menu was opened. */
function close(menu: HTMLDetailsElement | null): void {
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus({ preventScroll: true });
}
