import { messageFrom } from '@portal/api-client';
import { type ClearanceEligibility, formatNaira } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDateTime, Notice, Page, Sheet } from '@portal/ui';
import type { ComponentType, ReactNode } from 'react';
import { inTheWay } from '../../own-standing/standing-texts.ts';
import { BlockerRow } from './blocker-row.tsx';
import { useApply } from './clearance.queries.ts';
import { Employees } from './employees.tsx';
import { Rests } from './rests.tsx';
import { costs, itCosts, payAll, texts, workedOut } from './texts.ts';
import { YearTiles } from './year-tiles.tsx';
import { yearTilesOf } from './year-tiles-of.ts';

export interface BlockedProps {
  readonly clearance: ClearanceEligibility;
  /** What became of the one before. */
  readonly ended: ReactNode;
  /** Pays bills together, after `before` is done. */
  readonly PayBills: ComponentType<{
    readonly billReferences: readonly string[];
    readonly before?: (() => Promise<unknown>) | undefined;
    readonly children: ReactNode;
  }>;
}

/** Each blocker with its price and its button, and one button for all that can be paid: it asks for the certificate as well. */
export function Blocked({ clearance, ended, PayBills }: BlockedProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const apply = useApply();
  const { asOf, blockers, payable, rests, application } = clearance;
  const isAsked = application?.state === 'blocked';
  const amount = formatNaira(payable.amountKobo);
  const priced = blockers.filter(({ amountKobo }) => amountKobo !== null && amountKobo > 0).length;
  const cost =
    payable.amountKobo === 0 ? '' : localized(blockers.length === 1 ? itCosts(amount) : costs(priced, amount));
  return (
    <Page
      title={localized(inTheWay(blockers.length))}
      lead={`${localized(workedOut(formatDateTime(asOf, language)))} ${cost}`.trim()}
      width="text"
    >
      <div className="clearance">
        {ended}
        <YearTiles label={localized(texts.years)} years={yearTilesOf(clearance, localized)} />
        <Sheet padding="md" aria-label={localized(texts.blockers)}>
          <ul className="clearance-rows">
            {blockers.map((blocker) => (
              <BlockerRow key={blocker.key} blocker={blocker} />
            ))}
          </ul>
        </Sheet>
        <Rests rests={rests} />
        <Employees clearance={clearance} />
        <div className="clearance-dock">
          {apply.isError && (
            <Notice kind="danger" role="alert">
              {messageFrom(apply.error, localized(texts.notAsked))}
            </Notice>
          )}
          {payable.billReferences.length > 0 && (
            <PayBills billReferences={payable.billReferences} before={isAsked ? undefined : () => apply.mutateAsync()}>
              {localized(payAll(amount))}
            </PayBills>
          )}
          {!isAsked && payable.billReferences.length === 0 && (
            <Button
              size="lg"
              fullWidth
              pending={apply.isPending}
              pendingText={localized(texts.getting)}
              onClick={() => apply.mutate()}
            >
              {localized(texts.waitForIt)}
            </Button>
          )}
          <p className="clearance-quiet">
            {localized(!isAsked && payable.billReferences.length === 0 ? texts.waitForItText : texts.byItself)}
          </p>
        </div>
      </div>
    </Page>
  );
}
