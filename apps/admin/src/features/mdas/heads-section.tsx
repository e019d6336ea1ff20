import { activeRole, useSession } from '@portal/auth';
import type { Mda } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { Modal } from '@portal/ui/overlays';
import { TariffList } from '@portal/workspace/billing';
import { RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { AllowPlansDialog } from './allow-plans-dialog.tsx';
import { ChangeHeadDialog } from './change-head-dialog.tsx';
import { HeadChange } from './head-change.tsx';
import { ProposeHeadDialog } from './propose-head-dialog.tsx';
import { texts } from './texts.ts';

type Head = Mda['heads'][number];
type Act = 'change' | 'plans' | 'tariffs';

export interface HeadsSectionProps {
  readonly mda: Mda;
}

/** What the MDA bills for, with what waits for a second person or its day. A head ends rather than goes: its books stay. */
export function HeadsSection({ mda }: HeadsSectionProps) {
  const localized = useLocalized();
  const role = activeRole(useSession().session);
  const [isProposing, setProposing] = useState(false);
  const [open, setOpen] = useState<{ readonly act: Act; readonly head: Head }>();
  const close = () => setOpen(undefined);
  const changeOf = ({ id }: Head) => mda.headChanges.find(({ headId }) => headId === id);
  const acts = (head: Head): readonly Act[] => [
    ...(role === 'SuperAdmin' ? (['tariffs', 'plans'] as const) : []),
    // One change at a time: the next one is proposed when this one is decided and in force.
    ...(changeOf(head) ? [] : (['change'] as const)),
  ];
  const words = { change: texts.change, plans: texts.inPieces, tariffs: texts.tariffs };
  return (
    <RecordSection
      title={localized(texts.heads)}
      actions={
        <Button size="sm" variant="secondary" onClick={() => setProposing(true)}>
          {localized(texts.proposeHead)}
        </Button>
      }
    >
      <ul className="ws-record-list">
        {mda.headChanges
          .filter(({ headId }) => headId === null)
          .map((change) => (
            <li key={change.workId}>
              <span>
                {change.name}
                <small>
                  {change.code}, {localized(texts.newHead)}
                </small>
                <HeadChange change={change} head={undefined} />
              </span>
            </li>
          ))}
        {mda.heads.map((head) => {
          const change = changeOf(head);
          return (
            <li key={head.id}>
              <span>
                {head.name}
                <small>
                  {[
                    head.code,
                    head.isIllustrative && localized(texts.illustrative),
                    head.allowsPlans && localized(texts.allowsPlans),
                    !head.isActive && localized(texts.ended),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </small>
                {change && <HeadChange change={change} head={head} />}
              </span>
              {acts(head).map((act) => (
                <Button
                  key={act}
                  size="sm"
                  variant="quiet"
                  aria-label={`${localized(words[act])}: ${head.name}`}
                  onClick={() => setOpen({ act, head })}
                >
                  {localized(words[act])}
                </Button>
              ))}
            </li>
          );
        })}
      </ul>
      {isProposing && <ProposeHeadDialog mdaId={mda.id} onClose={() => setProposing(false)} />}
      {open?.act === 'tariffs' && (
        <Modal isOpen onClose={close} title={`${localized(texts.tariffs)}: ${open.head.name}`} width={720}>
          <TariffList revenueHeadCode={open.head.code} empty={localized(texts.noTariffs)} actions={() => null} />
        </Modal>
      )}
      {open?.act === 'plans' && <AllowPlansDialog mdaId={mda.id} head={open.head} onClose={close} />}
      {open?.act === 'change' && <ChangeHeadDialog mdaId={mda.id} head={open.head} onClose={close} />}
    </RecordSection>
  );
}
