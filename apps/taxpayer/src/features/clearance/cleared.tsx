import { messageFrom } from '@portal/api-client';
import type { ClearanceEligibility } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDateTime, Notice, Page } from '@portal/ui';
import type { ReactNode } from 'react';
import { useApply } from './clearance.queries.ts';
import { Employees } from './employees.tsx';
import { Rests } from './rests.tsx';
import { texts, workedOut } from './texts.ts';
import { YearTiles } from './year-tiles.tsx';
import { yearTilesOf } from './year-tiles-of.ts';

export interface ClearedProps {
  readonly clearance: ClearanceEligibility;
  /** What became of the one before. */
  readonly ended: ReactNode;
}

/** Nothing blocks and nobody has to look: one button. */
export function Cleared({ clearance, ended }: ClearedProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const apply = useApply();
  return (
    <Page
      title={localized(texts.clearedTitle)}
      lead={localized(workedOut(formatDateTime(clearance.asOf, language)))}
      width="text"
    >
      <div className="clearance">
        {ended}
        <YearTiles label={localized(texts.years)} years={yearTilesOf(clearance, localized)} />
        <p>{localized(texts.clearedText)}</p>
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
          {localized(texts.get)}
        </Button>
        <Rests rests={clearance.rests} />
        <Employees clearance={clearance} />
      </div>
    </Page>
  );
}
