import { messageFrom } from '@portal/api-client';
import { formatNaira, type SettlementCandidate, type SettlementDifference } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, ErrorState, formatDate, Money, Skeleton } from '@portal/ui';
import { CheckboxField, TextField } from '@portal/ui/forms';
import { ReasonDialog } from '@portal/workspace/forms';
import { type FormEvent, useState } from 'react';
import { differenceTexts as texts } from './difference-texts.ts';
import { useCandidates, useDifferenceActs } from './settlement.queries.ts';

/** What it could belong to, the nearest first, or what is searched; one of them, or several that are its amount. */
export function DifferenceMatch({ found }: { readonly found: SettlementDifference }) {
  const localized = useLocalized();
  const { propose, readAgain } = useDifferenceActs(found);
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly SettlementCandidate[]>([]);
  const [isProposing, setProposing] = useState(false);
  const candidates = useCandidates(found.id, search);
  const isOne = found.may.match === 'one';
  const wanted = Math.abs(found.expectedKobo - found.receivedKobo);
  const sum = chosen.reduce((total, { amountKobo }) => total + amountKobo, 0);
  const canPropose = chosen.length === 1 || (chosen.length > 1 && sum === wanted);

  function find(event: FormEvent) {
    event.preventDefault();
    setSearch(typed.trim());
  }
  function toggle(candidate: SettlementCandidate) {
    const others = chosen.filter(({ id }) => id !== candidate.id);
    if (others.length < chosen.length) setChosen(others);
    else setChosen(isOne ? [candidate] : [...chosen, candidate]);
  }
  // What was chosen stays in sight whatever is searched next.
  const shown = [...chosen, ...(candidates.data ?? []).filter(({ id }) => !chosen.some((one) => one.id === id))];

  return (
    <>
      <p>{localized(isOne ? texts.matchOneText : texts.matchText)}</p>
      <form className="settlement-search" onSubmit={find}>
        <TextField label={localized(texts.search)} value={typed} onChange={(event) => setTyped(event.target.value)} />
        <Button type="submit" size="sm" variant="secondary">
          {localized(texts.find)}
        </Button>
      </form>
      {candidates.isPending && <Skeleton height={80} role="status" aria-label={localized(texts.candidates)} />}
      {candidates.isError && (
        <ErrorState
          message={messageFrom(candidates.error, localized(texts.failed))}
          onRetry={() => candidates.refetch()}
          isRetrying={candidates.isFetching}
        />
      )}
      {candidates.isSuccess && shown.length === 0 && <p className="ws-record-quiet">{localized(texts.noCandidates)}</p>}
      <ul className="ws-record-list" aria-label={localized(texts.candidates)}>
        {shown.map((candidate) => (
          <li key={candidate.id}>
            <CheckboxField
              label={[candidate.reference, candidate.about, formatDate(candidate.day)].filter(Boolean).join(' · ')}
              checked={chosen.some(({ id }) => id === candidate.id)}
              onChange={() => toggle(candidate)}
            />
            <Money amountKobo={candidate.amountKobo} />
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <p aria-live="polite">
          {localized(texts.chosen)}: {formatNaira(sum)} {localized(texts.ofAmount)} {formatNaira(wanted)}
        </p>
      )}
      <div className="ws-moves">
        <Button size="sm" disabled={!canPropose} onClick={() => setProposing(true)}>
          {localized(texts.proposeMatch)}
        </Button>
      </div>
      {isProposing && (
        <ReasonDialog
          title={localized(texts.proposeMatch)}
          action={localized(texts.proposeMatch)}
          onClose={() => setProposing(false)}
          confirm={(reason) => propose({ action: 'match', with: chosen.map(({ id }) => id), reason })}
          done={localized(texts.proposed)}
          onDone={readAgain}
        >
          <p>
            {chosen.map(({ reference }) => reference).join(', ')}: {formatNaira(sum)}
          </p>
        </ReasonDialog>
      )}
    </>
  );
}
