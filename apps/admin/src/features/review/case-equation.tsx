import type { ReviewCaseDetail } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Money } from '@portal/ui';
import { texts } from './texts.ts';

/** What came, what was asked, and what is held: in one line. */
export function CaseEquation({ found: { attempts, billKobo, heldKobo } }: { readonly found: ReviewCaseDetail }) {
  const localized = useLocalized();
  const confirmedKobo = attempts.reduce((sum, { paidKobo }) => sum + (paidKobo ?? 0), 0);
  return (
    <dl className="review-equation">
      <div>
        <dt>{localized(texts.confirmed)}</dt>
        <dd>
          <Money amountKobo={confirmedKobo} />
        </dd>
      </div>
      <div>
        <dt>{localized(texts.asked)}</dt>
        <dd>
          <Money amountKobo={billKobo} />
        </dd>
      </div>
      <div data-held={heldKobo > 0 || undefined}>
        <dt>{localized(heldKobo > 0 ? texts.held : texts.noneHeld)}</dt>
        <dd>
          <Money amountKobo={heldKobo} />
        </dd>
      </div>
    </dl>
  );
}
