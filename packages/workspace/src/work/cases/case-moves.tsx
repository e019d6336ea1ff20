import { useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { moveWork, type WorkCase, workKindOf } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, Notice } from '@portal/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../forms/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '../../forms/dialogs/reason-dialog.tsx';
import { useWorkMessages } from '../messages/use-work-messages.ts';

export interface CaseMovesProps {
  readonly work: WorkCase;
  readonly act: <A>(change: () => Promise<A>) => Promise<A>;
}

/** What one may do with a case now; and when one may not, who may and why. */
export function CaseMoves({ work, act }: CaseMovesProps) {
  const messages = useWorkMessages();
  const localized = useLocalized();
  const api = useApiClient();
  const role = activeRole(useSession().session);
  const [asked, setAsked] = useState<string>();
  const kind = workKindOf(work.kind);
  if (!work.isOpen) return <p className="ws-quiet">{messages.closedCase}</p>;

  const fromHere = Object.entries(kind.moves).filter(([, { from }]) => from.includes(work.state));
  const mine = new Set(work.moves.map(({ move }) => move));
  // The right is there, and the person is not another one: that is what the law stopped.
  const stopped = fromHere.filter(
    ([name, { by, otherThan }]) => !mine.has(name) && otherThan && by.some((one) => one === role),
  );
  const opener = work.steps[0]?.by?.name;
  const others = [...new Set(fromHere.flatMap(([, { by }]) => by))].filter((one) => one !== 'system');
  const move = asked === undefined ? undefined : kind.moves[asked];
  const state = (name: string) => {
    const words = kind.states[name]?.name;
    return words ? localized(words) : name;
  };
  const close = () => setAsked(undefined);
  const make = (reason?: string) =>
    act(() =>
      api(moveWork, {
        params: { id: work.id },
        body: { move: asked ?? '', caseVersion: work.caseVersion, ...(reason !== undefined && { reason }) },
      }),
    );
  const dialog = move && {
    title: `${localized(move.name)}: ${work.reference}`,
    action: localized(move.name),
    variant: move.needs?.includes('reason') ? ('danger' as const) : ('primary' as const),
    done: messages.moved(state(move.to)),
    onClose: close,
    children: <p>{messages.moveText(state(work.state), state(move.to))}</p>,
  };

  return (
    <section className="ws-decide" aria-label={messages.decide}>
      <h3>{messages.decide}</h3>
      {stopped.length > 0 && (
        <Notice kind="info" title={messages.twoPersons}>
          <p>{messages.twoPersonsText}</p>
          <ol className="ws-hands">
            <li>
              <strong>{opener ?? messages.byPortal}</strong>
              <small>{messages.firstPerson}</small>
            </li>
            <li data-open>
              <strong>{others.join(', ')}</strong>
              <small>{messages.secondPerson}</small>
            </li>
          </ol>
        </Notice>
      )}
      {work.moves.length === 0 && stopped.length === 0 && (
        <p className="ws-quiet">
          {messages.nothingToDecide} {others.length > 0 && messages.otherRole(others.join(', '))}
        </p>
      )}
      <div className="ws-moves">
        {work.moves.map(({ move: name }, index) => {
          const rule = kind.moves[name];
          return (
            rule && (
              <Button
                key={name}
                size="sm"
                variant={index === 0 ? 'primary' : 'secondary'}
                onClick={() => setAsked(name)}
              >
                {localized(rule.name)}
              </Button>
            )
          );
        })}
      </div>
      {dialog &&
        (move?.needs?.includes('reason') ? (
          <ReasonDialog {...dialog} confirm={make} />
        ) : (
          <ConfirmDialog {...dialog} confirm={() => make()} />
        ))}
    </section>
  );
}
