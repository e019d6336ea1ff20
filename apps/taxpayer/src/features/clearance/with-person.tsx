import { messageFrom } from '@portal/api-client';
import { type ClearanceEligibility, clearancePersonReasonWords } from '@portal/contracts';
import { lazyPart, useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDateTime, LinkButton, Notice, Page, Sheet } from '@portal/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { useApply } from './clearance.queries.ts';
import { Employees } from './employees.tsx';
import { FourteenDays } from './fourteen-days.tsx';
import { Rests } from './rests.tsx';
import { SaidOfYears } from './said-of-years.tsx';
import { texts, workedOut } from './texts.ts';
import { YearTiles } from './year-tiles.tsx';
import { yearTilesOf } from './year-tiles-of.ts';

const YearDialog = lazyPart(async () => (await import('./year-dialog.tsx')).YearDialog);

export interface WithPersonProps {
  readonly clearance: ClearanceEligibility;
  /** What became of the one before. */
  readonly ended?: ReactNode;
}

/** A person has to decide: why, on which day of the fourteen it is, and what can be added meanwhile. */
export function WithPerson({ clearance, ended }: WithPersonProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const apply = useApply();
  const { application, personReasons, rests, asOf } = clearance;
  const state = application?.state;
  const isOverdue = state === 'overdue' || state === 'overdue-prepared';
  const isOpen = isOverdue || state === 'waiting' || state === 'prepared';
  const reasons = isOpen && application && personReasons.length === 0 ? application.personReasons : personReasons;
  const title = isOverdue ? texts.overdueTitle : isOpen ? texts.waitingTitle : texts.personTitle;
  return (
    <Page
      title={localized(title)}
      lead={isOpen && application ? application.number : localized(workedOut(formatDateTime(asOf, language)))}
      width="text"
    >
      <div className="clearance">
        {ended}
        <YearTiles label={localized(texts.years)} years={yearTilesOf(clearance, localized)} />
        <Sheet padding="md" aria-labelledby="clearance-why">
          {isOpen && application?.day != null && application.lastDay !== null && !isOverdue && (
            <FourteenDays day={application.day} lastDay={application.lastDay} />
          )}
          {isOverdue && <p>{localized(texts.overdueText)}</p>}
          <h2 id="clearance-why" className="ui-heading">
            {localized(texts.whyPerson)}
          </h2>
          {!isOpen && <p>{localized(texts.personText)}</p>}
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{localized(clearancePersonReasonWords[reason])}</li>
            ))}
          </ul>
        </Sheet>
        <ToAdd clearance={clearance} isOpen={isOpen} />
        <SaidOfYears />
        {!isOpen && (
          <>
            {apply.isError && (
              <Notice kind="danger" role="alert">
                {messageFrom(apply.error, localized(texts.notAsked))}
              </Notice>
            )}
            <Button
              size="lg"
              fullWidth
              pending={apply.isPending}
              pendingText={localized(texts.getting)}
              onClick={() => apply.mutate()}
            >
              {localized(state === 'refused' ? texts.askAgain : texts.askPerson)}
            </Button>
          </>
        )}
        <Rests rests={rests} />
        <Employees clearance={clearance} />
      </div>
    </Page>
  );
}

interface ToAddProps {
  readonly clearance: ClearanceEligibility;
  readonly isOpen: boolean;
}

/** What makes the officer's work less, or needless. */
function ToAdd({ clearance: { proveIdentity, rests }, isOpen }: ToAddProps) {
  const localized = useLocalized();
  const [year, setYear] = useState<number>();
  const employerYears = [
    ...new Set(rests.flatMap(({ kind, year: of }) => (kind === 'employer-missing' && of !== null ? [of] : []))),
  ];
  if (!proveIdentity && employerYears.length === 0)
    return isOpen ? <p className="clearance-quiet">{localized(texts.nothingToAdd)}</p> : null;
  return (
    <Sheet padding="md" aria-labelledby="clearance-add">
      <h2 id="clearance-add" className="ui-heading">
        {localized(texts.toAdd)}
      </h2>
      <div className="clearance-acts">
        {proveIdentity?.path && (
          <>
            <p>{localized(texts.proveFirst)}</p>
            <LinkButton to={proveIdentity.path} size="sm" variant="secondary">
              {localized(proveIdentity.words)}
            </LinkButton>
          </>
        )}
        {employerYears.map((of) => (
          <Button key={of} size="sm" variant="secondary" onClick={() => setYear(of)}>
            {localized(texts.addPayslips)} {of}
          </Button>
        ))}
      </div>
      {year !== undefined && (
        <Suspense>
          <YearDialog year={year} isWithProof kind="payslips" onClose={() => setYear(undefined)} />
        </Suspense>
      )}
    </Sheet>
  );
}
