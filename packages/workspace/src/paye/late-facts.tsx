import type { Localized, PayeLateness } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Money } from '@portal/ui';
import { counted } from '../lists/format.ts';
import { Facts } from '../lists/panel/facts.tsx';

// native reviewer: the Hausa of the whole list is ours.
const words = {
  return: {
    open: { en: 'Not filed: days late', ha: 'Ba a gabatar ba: kwanakin jinkiri' },
    over: { en: 'Filed: days late', ha: 'An gabatar: kwanakin jinkiri' },
  },
  payment: {
    open: { en: 'Not paid: days late', ha: 'Ba a biya ba: kwanakin jinkiri' },
    over: { en: 'Paid: days late', ha: 'An biya: kwanakin jinkiri' },
  },
  penalty: { en: 'Penalty by the law, not billed', ha: 'Tara bisa ga doka, ba a yi bil ba' },
  interest: { en: 'Interest by the law, not billed', ha: 'Ruwa bisa ga doka, ba a yi bil ba' },
  source: { en: 'Where it is written', ha: 'Inda aka rubuta' },
} as const satisfies Record<string, Localized | Record<string, Localized>>;

/** What was or is late of a month, and what the law gives for it. */
export function LateFacts({ lateness }: { readonly lateness: readonly PayeLateness[] }) {
  const localized = useLocalized();
  return lateness.map(({ of, isOver, daysLate, penaltyKobo, interestKobo, source }) => (
    <Facts
      key={`${of}-${isOver}`}
      facts={[
        [localized(words[of][isOver ? 'over' : 'open']), counted(daysLate)],
        [localized(words.penalty), <Money key="penalty" amountKobo={penaltyKobo} />],
        [localized(words.interest), <Money key="interest" amountKobo={interestKobo} />],
        [localized(words.source), source],
      ]}
    />
  ));
}
