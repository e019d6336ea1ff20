import { useApiClient } from '@portal/api-client';
import { moveSubstitution, type RequestOf, type SubstitutionDetail, type SubstitutionMove } from '@portal/contracts';
import { lazyPart, useLocalized } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { Button } from '@portal/ui';
import { Suspense, useState } from 'react';
import { ConfirmDialog, ReasonDialog } from '../forms/index.ts';
import { moveWords, words } from './words.ts';

const ServeDialog = lazyPart(async () => (await import('./serve-dialog.tsx')).ServeDialog);
const ObjectionDialog = lazyPart(async () => (await import('./objection-dialog.tsx')).ObjectionDialog);
type PlainMove = RequestOf<typeof moveSubstitution>['body']['move'];
const ending: readonly SubstitutionMove[] = ['refuse', 'uphold', 'withdraw'];

/** What one may do now. */
export function SubstitutionMoves({ substitution }: { readonly substitution: SubstitutionDetail }) {
  const localized = useLocalized();
  const api = useApiClient();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<SubstitutionMove>();
  const { id, caseVersion, moves } = substitution;
  const onClose = () => setAsked(undefined);
  const onDone = () => {
    for (const key of ['substitutions', 'work']) void queries.invalidateQueries({ queryKey: [key] });
  };
  const make = async (move: PlainMove, reason?: string) => {
    try {
      return await api(moveSubstitution, { params: { id }, body: { move, caseVersion, ...(reason && { reason }) } });
    } finally {
      // Also when it was refused: what stands in the way is told here.
      void queries.invalidateQueries({ queryKey: ['substitutions'] });
    }
  };
  const common = asked && {
    title: localized(moveWords[asked].title),
    action: localized(moveWords[asked].title),
    done: localized(words.done),
    ...{ onClose, onDone },
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
      <Suspense>
        {asked === 'serve' && <ServeDialog substitution={substitution} onClose={onClose} onDone={onDone} />}
        {asked === 'object' && <ObjectionDialog substitution={substitution} onClose={onClose} onDone={onDone} />}
      </Suspense>
      {common && asked === 'approve' && <ConfirmDialog {...common} confirm={() => make(asked)} />}
      {common && asked && asked !== 'approve' && asked !== 'serve' && asked !== 'object' && (
        <ReasonDialog {...common} confirm={(reason) => make(asked, reason)} />
      )}
    </>
  );
}
