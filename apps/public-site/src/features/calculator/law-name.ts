import type { CalculatorMessages } from './messages/use-calculator-messages.ts';
import type { Law } from './tax.ts';

export function lawName(law: Law, messages: CalculatorMessages): string {
  return law === 'to-2025' ? messages.to2025 : messages.from2026;
}
