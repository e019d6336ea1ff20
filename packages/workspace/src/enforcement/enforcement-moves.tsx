import { useApiClient } from '@portal/api-client';
import {
  departForVisit,
  type EnforcementDetail,
  type EnforcementMove,
  moveEnforcement,
  type RequestOf,
} from '@portal/contracts';
import { lazyPart, useLocalized } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { Button } from '@portal/ui';
import { type ComponentType, Suspense, useState } from 'react';
import { ConfirmDialog, ReasonDialog } from '../forms/index.ts';
import type { StepDialogProps } from './step-dialog-props.ts';
import { moveWords, words } from './words.ts';

const OrderDialog = lazyPart(async () => (await import('./order-dialog.tsx')).OrderDialog);
const PlanDialog = lazyPart(async () => (await import('./plan-dialog.tsx')).PlanDialog);
const ExecutionDialog = lazyPart(async () => (await import('./execution-dialog.tsx')).ExecutionDialog);
const ReleaseDialog = lazyPart(async () => (await import('./end-dialogs.tsx')).ReleaseDialog);
const SaleDialog = lazyPart(async () => (await import('./end-dialogs.tsx')).SaleDialog);
const SurplusDialog = lazyPart(async () => (await import('./end-dialogs.tsx')).SurplusDialog);

/** Steps that bring facts have a form each. */
const forms: Partial<Record<EnforcementMove, ComponentType<StepDialogProps>>> = {
  'note-order': OrderDialog,
  'note-sale': OrderDialog,
  plan: PlanDialog,
  execute: ExecutionDialog,
  release: ReleaseDialog,
  sell: SaleDialog,
  settle: SurplusDialog,
};
type PlainMove = RequestOf<typeof moveEnforcement>['body']['move'];
const plain: readonly EnforcementMove[] = moveEnforcement.body.shape.move.options;
const isPlain = (move: EnforcementMove): move is PlainMove => plain.includes(move);
const withoutReason: readonly EnforcementMove[] = ['compare', 'approve', 'compare-sale'];
const ending: readonly EnforcementMove[] = ['refuse', 'withdraw', 'return-order', 'return-sale', 'call-off'];

/** What one may do now. */
export function EnforcementMoves({ enforcement }: { readonly enforcement: EnforcementDetail }) {
  const localized = useLocalized();
  const api = useApiClient();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<EnforcementMove>();
  const { id, caseVersion, moves } = enforcement;
  const onDone = () => {
    for (const key of ['enforcements', 'work', 'reports']) void queries.invalidateQueries({ queryKey: [key] });
  };
  const onClose = () => setAsked(undefined);
  const make = async (move: PlainMove, reason?: string) => {
    try {
      return await api(moveEnforcement, { params: { id }, body: { move, caseVersion, ...(reason && { reason }) } });
    } finally {
      // Also when it was refused: what stands in the way is told here.
      void queries.invalidateQueries({ queryKey: ['enforcements'] });
    }
  };
  const Form = asked && forms[asked];
  const common = asked && {
    title: localized(moveWords[asked].title),
    action: localized(moveWords[asked].title),
    done: localized(words.done),
    onClose,
    onDone,
    children: <p>{localized(moveWords[asked].effect)}</p>,
  };
  return (
    <>
      <div className="ws-moves ws-moves-after">
        {moves.map((move, index) => (
          <Button
            key={move}
            size="sm"
            variant={ending.includes(move) ? 'danger' : index === 0 ? 'primary' : 'secondary'}
            onClick={() => setAsked(move)}
          >
            {localized(moveWords[move].title)}
          </Button>
        ))}
      </div>
      {asked && Form && (
        <Suspense>
          <Form enforcement={enforcement} move={asked} onClose={onClose} onDone={onDone} />
        </Suspense>
      )}
      {common && asked === 'depart' && (
        <ConfirmDialog {...common} confirm={() => api(departForVisit, { params: { id }, body: { caseVersion } })} />
      )}
      {common && asked && isPlain(asked) && withoutReason.includes(asked) && (
        <ConfirmDialog {...common} confirm={() => make(asked)} />
      )}
      {common && asked && isPlain(asked) && !withoutReason.includes(asked) && (
        <ReasonDialog {...common} confirm={(reason) => make(asked, reason)} />
      )}
    </>
  );
}
