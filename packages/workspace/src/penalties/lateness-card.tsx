import { useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { dutyWords, type Lateness, neglectWords, proposePenalty } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDate, Money, Sheet } from '@portal/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../forms/dialogs/confirm-dialog.tsx';
import { Facts } from '../lists/panel/facts.tsx';
import { PenaltyLines } from './penalty-lines.tsx';
import { sentences, words } from './words.ts';

interface LatenessCardProps {
  readonly tpui: string;
  readonly late: Lateness;
  readonly onProposed: () => void;
}

/** One thing that is late: its days, its computation, and the button by which it is proposed. */
export function LatenessCard({ tpui, late, onProposed }: LatenessCardProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const role = activeRole(useSession().session);
  const [isOpen, setOpen] = useState(false);
  const title = `${localized(dutyWords[late.duty])}, ${formatDate(late.periodFrom, language)}`;
  const may = late.waiting === null && late.totalKobo > 0 && proposePenalty.access.some((one) => one === role);
  return (
    <Sheet as="article" aria-label={`${title}: ${localized(neglectWords[late.neglect])}`}>
      <h3>{title}</h3>
      <Facts
        facts={[
          [localized(words.lateness), localized(neglectWords[late.neglect])],
          [localized(words.dueOn), formatDate(late.dueOn, language)],
          [
            localized(late.isOver ? words.doneOn : words.untilOn),
            `${formatDate(late.untilOn, language)}, ${sentences[language].late(late.computation.daysLate)}`,
          ],
        ]}
      />
      <PenaltyLines computation={late.computation} />
      {late.waiting !== null && (
        <p>
          {late.waiting}: {localized(words.waiting)}
        </p>
      )}
      {may && (
        <Button size="sm" aria-label={`${localized(words.propose)}: ${title}`} onClick={() => setOpen(true)}>
          {localized(words.propose)}
        </Button>
      )}
      {isOpen && (
        <ConfirmDialog
          title={localized(words.propose)}
          action={localized(words.propose)}
          done={localized(words.proposed)}
          onClose={() => setOpen(false)}
          onDone={onProposed}
          confirm={() => api(proposePenalty, { body: { tpui, lateness: late.id, totalKobo: late.totalKobo } })}
        >
          <p>
            {title}: <Money amountKobo={late.totalKobo} />
          </p>
          <p>{localized(words.proposeText)}</p>
        </ConfirmDialog>
      )}
    </Sheet>
  );
}
