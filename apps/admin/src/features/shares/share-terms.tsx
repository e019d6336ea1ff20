import { useApiClient } from '@portal/api-client';
import { decideShareChange, type ShareChange, type ShareTerm, sharePartyWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { ReasonDialog } from '@portal/workspace/forms';
import { RecordSection } from '@portal/workspace/records';
import { daysOf, rateOf } from '@portal/workspace/shares';
import { useState } from 'react';
import { EndTermDialog } from './end-term-dialog.tsx';
import { ProposeTermDialog } from './propose-term-dialog.tsx';
import { ReadPart } from './read-part.tsx';
import { useSharesChanged, useShareTerms } from './shares.queries.ts';
import { texts } from './texts.ts';

type Verdict = keyof typeof texts.verdicts;
type Asked =
  | { readonly what: 'propose' }
  | { readonly what: 'end'; readonly term: ShareTerm }
  | { readonly what: Verdict; readonly change: ShareChange };

/** Rows of contracts, and changes that wait for a second person. */
export function ShareTerms() {
  const localized = useLocalized();
  const query = useShareTerms();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <div className="ws-record">
      <p className="ws-record-actions">
        <Button size="sm" onClick={() => setAsked({ what: 'propose' })}>
          {localized(texts.propose)}
        </Button>
      </p>
      <ReadPart query={query} name={localized(texts.rows)}>
        {({ terms, changes }) => (
          <>
            {changes.length > 0 && (
              <RecordSection title={localized(texts.waiting)}>
                <ul className="ws-record-list">
                  {changes.map((change) => (
                    <Row
                      key={change.id}
                      term={change}
                      note={`${change.proposedBy}: ${change.reason}`}
                      acts={change.mayDecide ? ['approved', 'refused'] : ['withdrawn']}
                      onAct={(what) => setAsked({ what, change })}
                    />
                  ))}
                </ul>
              </RecordSection>
            )}
            <RecordSection title={localized(texts.agreed)}>
              {terms.length === 0 && <p className="ws-record-quiet">{localized(texts.noRows)}</p>}
              <ul className="ws-record-list">
                {terms.map((term) => (
                  <Row key={term.id} term={term} acts={['end']} onAct={() => setAsked({ what: 'end', term })} />
                ))}
              </ul>
            </RecordSection>
          </>
        )}
      </ReadPart>
      {asked?.what === 'propose' && <ProposeTermDialog onClose={close} />}
      {asked?.what === 'end' && <EndTermDialog term={asked.term} onClose={close} />}
      {asked && 'change' in asked && <DecideDialog change={asked.change} verdict={asked.what} onClose={close} />}
    </div>
  );
}

interface RowProps<Act extends Verdict | 'end'> {
  readonly term: ShareTerm & Partial<Pick<ShareChange, 'endsTermId'>>;
  readonly note?: string;
  readonly acts: readonly Act[];
  readonly onAct: (act: Act) => void;
}

function Row<Act extends Verdict | 'end'>({ term, note, acts, onAct }: RowProps<Act>) {
  const localized = useLocalized();
  const name = term.subjectName ?? localized(texts.allAgents);
  const head = term.head === null ? localized(texts.allHeads) : `${term.headCode} ${term.head}`;
  return (
    <li>
      <span>
        <strong>
          {name} · {head}
        </strong>
        <small>
          {localized(sharePartyWords[term.party])} · {rateOf(term, localized)}, {daysOf(term, localized)}
        </small>
        {term.endsTermId && <small>{localized(texts.ends)}</small>}
        {note && <small>{note}</small>}
      </span>
      <span className="ws-record-actions">
        {acts.map((act) => {
          const action = localized(act === 'end' ? texts.end : texts.verdicts[act as Verdict]);
          return (
            <Button
              key={act}
              size="sm"
              variant={act === 'approved' ? 'primary' : 'secondary'}
              aria-label={`${action}: ${name}, ${head}`}
              onClick={() => onAct(act)}
            >
              {action}
            </Button>
          );
        })}
      </span>
    </li>
  );
}

interface DecideDialogProps {
  readonly change: ShareChange;
  readonly verdict: Verdict;
  readonly onClose: () => void;
}

function DecideDialog({ change, verdict, onClose }: DecideDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const action = localized(texts.verdicts[verdict]);
  return (
    <ReasonDialog
      title={action}
      action={action}
      onClose={onClose}
      confirm={(reason) => api(decideShareChange, { params: { id: change.id }, body: { verdict, reason } })}
      done={localized(texts.done)}
      onDone={useSharesChanged()}
    >
      <p>
        {rateOf(change, localized)}, {daysOf(change, localized)}
      </p>
    </ReasonDialog>
  );
}
