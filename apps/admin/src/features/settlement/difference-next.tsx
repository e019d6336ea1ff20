import { type SettlementDifference, settlementNextSteps } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { ReasonDialog } from '@portal/workspace/forms';
import { RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { DifferenceMatch } from './difference-match.tsx';
import { differenceTexts as texts } from './difference-texts.ts';
import { useDifferenceActs } from './settlement.queries.ts';

type Verdict = 'approve' | 'refuse' | 'withdraw';

const said = {
  approve: { title: texts.approve, effect: texts.approveText },
  refuse: { title: texts.refuse, effect: texts.refuseText },
  withdraw: { title: texts.withdraw, effect: texts.withdrawText },
} as const;

/** Ways a difference ends for which nothing has to be chosen. */
const endings = {
  'write-off': { action: 'write-off', title: texts.writeOff, effect: texts.writeOffText },
  owed: { action: 'book', title: texts.bookOwed, effect: texts.bookOwedText },
  payment: { action: 'book', title: texts.bookPayment, effect: texts.bookPaymentText },
} as const;

/** What one may do now: match, book, give up, decide; where nothing, why. */
export function DifferenceNext({ found }: { readonly found: SettlementDifference }) {
  const localized = useLocalized();
  const { propose, decide, readAgain } = useDifferenceActs(found);
  const [verdict, setVerdict] = useState<Verdict>();
  const [ending, setEnding] = useState<keyof typeof endings>();
  const { kind, may, work, proposals } = found;
  const open = [...(may.book === 'none' ? [] : [may.book]), ...(may.writeOff ? (['write-off'] as const) : [])];
  const verdicts = [
    ['approve', may.decide],
    ['refuse', may.decide],
    ['withdraw', may.withdraw],
  ] as const;
  return (
    <RecordSection title={localized(texts.next)}>
      {work.state === 'closed' && <p className="ws-record-quiet">{localized(texts.closed)}</p>}
      {work.state === 'open' && (
        <>
          <p>{localized(settlementNextSteps[kind])}</p>
          <p className="ws-record-quiet">{localized(texts.byItself)}</p>
        </>
      )}
      {work.state === 'proposed' && !may.decide && <p className="ws-record-quiet">{localized(texts.waits)}</p>}
      {may.match !== 'none' && <DifferenceMatch found={found} />}
      <div className="ws-moves">
        {open.map((name) => (
          <Button key={name} size="sm" variant="secondary" onClick={() => setEnding(name)}>
            {localized(endings[name].title)}
          </Button>
        ))}
        {verdicts.map(
          ([name, isOpen]) =>
            isOpen && (
              <Button
                key={name}
                size="sm"
                variant={name === 'approve' ? 'primary' : 'secondary'}
                onClick={() => setVerdict(name)}
              >
                {localized(said[name].title)}
              </Button>
            ),
        )}
      </div>
      {ending && (
        <ReasonDialog
          title={localized(endings[ending].title)}
          action={localized(endings[ending].title)}
          onClose={() => setEnding(undefined)}
          confirm={(reason) => propose({ action: endings[ending].action, with: [], reason })}
          done={localized(texts.proposed)}
          onDone={readAgain}
        >
          <p>{localized(endings[ending].effect)}</p>
        </ReasonDialog>
      )}
      {verdict && (
        <ReasonDialog
          title={localized(said[verdict].title)}
          action={localized(said[verdict].title)}
          onClose={() => setVerdict(undefined)}
          confirm={(reason) => decide({ proposalId: proposals[0]?.id ?? '', verdict, reason })}
          done={localized(texts.done)}
          onDone={readAgain}
        >
          <p>{localized(said[verdict].effect)}</p>
        </ReasonDialog>
      )}
    </RecordSection>
  );
}
