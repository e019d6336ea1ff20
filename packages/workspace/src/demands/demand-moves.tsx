import { useApiClient } from '@portal/api-client';
import { type DemandDetail, type DemandMove, moveDemand } from '@portal/contracts';
import { lazyPart, useLocalized } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { Button } from '@portal/ui';
import { Suspense, useState } from 'react';
import { ConfirmDialog, ReasonDialog } from '../forms/index.ts';
import { moveWords, words } from './words.ts';

const ServeDialog = lazyPart(async () => (await import('./serve-dialog.tsx')).ServeDialog);
const withoutReason: readonly DemandMove[] = ['approve', 'issue'];

/** What one may do now. */
export function DemandMoves({ demand }: { readonly demand: DemandDetail }) {
  const localized = useLocalized();
  const api = useApiClient();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<DemandMove>();
  const { id, caseVersion, moves } = demand;
  const readAgain = () => {
    for (const key of ['demands', 'work', 'reports']) void queries.invalidateQueries({ queryKey: [key] });
  };
  const make = async (move: Exclude<DemandMove, 'serve'>, reason?: string) => {
    try {
      return await api(moveDemand, { params: { id }, body: { move, caseVersion, ...(reason && { reason }) } });
    } finally {
      // Also when it was refused: the bill that hinders it is told here.
      void queries.invalidateQueries({ queryKey: ['demands'] });
    }
  };
  const common = asked && {
    title: localized(moveWords[asked].title),
    action: localized(moveWords[asked].title),
    done: localized(words.done),
    onClose: () => setAsked(undefined),
    onDone: readAgain,
    children: <p>{localized(moveWords[asked].effect)}</p>,
  };
  return (
    <>
      <div className="ws-moves ws-moves-after">
        {moves.map((move, index) => (
          <Button
            key={move}
            size="sm"
            variant={move === 'withdraw' ? 'danger' : index === 0 ? 'primary' : 'secondary'}
            onClick={() => setAsked(move)}
          >
            {localized(moveWords[move].title)}
          </Button>
        ))}
      </div>
      {common && asked === 'serve' && (
        <Suspense>
          <ServeDialog demand={demand} onClose={common.onClose} onDone={readAgain} />
        </Suspense>
      )}
      {common && asked !== undefined && asked !== 'serve' && withoutReason.includes(asked) && (
        <ConfirmDialog {...common} confirm={() => make(asked)} />
      )}
      {common && asked !== undefined && asked !== 'serve' && !withoutReason.includes(asked) && (
        <ReasonDialog {...common} confirm={(reason) => make(asked, reason)} />
      )}
    </>
  );
}
