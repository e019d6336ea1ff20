import { useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { type ClearanceDetail, decideClearance, proposeRevocation, workKindOf } from '@portal/contracts';
import { lazyPart, useLocalized } from '@portal/platform';
import { Button, Notice } from '@portal/ui';
import { Suspense, useState } from 'react';
import { ConfirmDialog } from '../forms/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '../forms/dialogs/reason-dialog.tsx';
import { useClearanceChanged } from './use-clearance.ts';
import { words } from './words.ts';

const PrepareDialog = lazyPart(async () => (await import('./prepare-dialog.tsx')).PrepareDialog);
const RefuseDialog = lazyPart(async () => (await import('./refuse-dialog.tsx')).RefuseDialog);

type Act = 'prepare' | 'issue' | 'refuse' | 'revoke';

/** What whoever looks may do now; by the law another person decides than who prepared it. */
export function ClearanceMoves({ application }: { readonly application: ClearanceDetail }) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useClearanceChanged();
  const role = activeRole(useSession().session);
  const [open, setOpen] = useState<Act>();
  const close = () => setOpen(undefined);
  const { id, number, isInConflict, caseVersion, certificateNumber, preparation } = application;
  if (isInConflict) return <Notice kind="info">{localized(words.conflict)}</Notice>;
  const acts = actsOf(application, role);
  return (
    <section className="ws-decide" aria-label={localized(words.decide)}>
      <h3>{localized(words.decide)}</h3>
      {acts.length === 0 && <p className="ws-quiet">{localized(words.nothingNext)}</p>}
      {preparation && acts.includes('issue') && <p className="ws-quiet">{localized(words.otherPerson)}</p>}
      <div className="ws-moves">
        {acts.map((act, index) => (
          <Button key={act} size="sm" variant={index === 0 ? 'primary' : 'secondary'} onClick={() => setOpen(act)}>
            {localized(words[act])}
          </Button>
        ))}
      </div>
      <Suspense>
        {open === 'prepare' && <PrepareDialog application={application} onClose={close} onDone={changed} />}
        {open === 'refuse' && <RefuseDialog application={application} onClose={close} onDone={changed} />}
      </Suspense>
      {open === 'issue' && caseVersion !== null && (
        <ConfirmDialog
          title={`${localized(words.issue)}: ${number}`}
          action={localized(words.issue)}
          done={localized(words.issuedNow)}
          onClose={close}
          onDone={changed}
          confirm={() => api(decideClearance, { params: { id }, body: { outcome: 'issue', caseVersion } })}
        >
          <p>{localized(words.issueText)}</p>
        </ConfirmDialog>
      )}
      {open === 'revoke' && certificateNumber !== null && (
        <ReasonDialog
          title={`${localized(words.revoke)}: ${certificateNumber}`}
          action={localized(words.revoke)}
          label={localized(words.revokeReason)}
          variant="danger"
          done={localized(words.proposedNow)}
          onClose={close}
          onDone={changed}
          confirm={(reason) => api(proposeRevocation, { params: { number: certificateNumber }, body: { reason } })}
        >
          <p>{localized(words.revokeText)}</p>
        </ReasonDialog>
      )}
    </section>
  );
}

const namesOf: Readonly<Record<Exclude<Act, 'revoke'>, readonly string[]>> = {
  prepare: ['prepare', 'prepare-late'],
  issue: ['issue', 'issue-late'],
  refuse: ['refuse', 'refuse-late'],
};

/** By the moves of the kind of work: from this state, by this role. */
function actsOf({ state, certificateNumber, caseVersion }: ClearanceDetail, role: string | undefined): readonly Act[] {
  if (state === 'issued')
    return certificateNumber !== null && proposeRevocation.access.some((one) => one === role) ? ['revoke'] : [];
  if (caseVersion === null) return [];
  const { moves } = workKindOf('clearance');
  return (['prepare', 'issue', 'refuse'] as const).filter((act) =>
    namesOf[act].some((name) => moves[name]?.from.includes(state) && moves[name].by.some((one) => one === role)),
  );
}
