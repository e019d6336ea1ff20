import type { ClearanceBlocker, ClearanceStep } from '@portal/contracts';
import { lazyPart, useLocalized } from '@portal/platform';
import { Button, formatDate, Icon, LinkButton, Money } from '@portal/ui';
import { Suspense, useState } from 'react';
import { dueSince, texts } from './texts.ts';

const YearDialog = lazyPart(async () => (await import('./year-dialog.tsx')).YearDialog);

/** One blocker: what it is, what it costs, and its one button; a question has the other answers beside it. */
export function BlockerRow({ blocker }: { readonly blocker: ClearanceBlocker }) {
  const localized = useLocalized();
  const [asked, setAsked] = useState<ClearanceStep['kind']>();
  const { kind, words, year, amountKobo, billReference, revenueHead, dueOn, action, otherActions } = blocker;
  const note = [revenueHead, billReference, dueOn && localized(dueSince(formatDate(dueOn)))].filter(Boolean);
  return (
    <li>
      <Icon name={kind === 'year-unknown' ? 'help' : 'lock'} />
      <strong>{localized(words)}</strong>
      <span className="clearance-price">
        {amountKobo !== null ? <Money amountKobo={amountKobo} /> : kind === 'year-unknown' && localized(texts.free)}
      </span>
      <div className="clearance-more">
        {note.length > 0 && <span className="clearance-quiet">{note.join(' · ')}</span>}
        <div className="clearance-acts">
          {[action, ...otherActions].map((step, index) =>
            step.path === null ? (
              <Button
                key={step.kind}
                size="sm"
                variant={index === 0 ? 'primary' : 'secondary'}
                onClick={() => setAsked(step.kind)}
              >
                {localized(step.words)}
              </Button>
            ) : (
              <LinkButton key={step.kind} to={step.path} size="sm" variant={index === 0 ? 'primary' : 'secondary'}>
                {localized(step.words)}
              </LinkButton>
            ),
          )}
        </div>
      </div>
      {asked && year !== null && (
        <Suspense>
          <YearDialog year={year} isWithProof={asked === 'upload-proof'} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </li>
  );
}
