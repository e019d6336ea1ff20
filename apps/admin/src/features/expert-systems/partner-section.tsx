import { useApiClient } from '@portal/api-client';
import {
  certificationSteps,
  decidePartnerMove,
  getPartnerStanding,
  movePartner,
  type PartnerStanding,
  partnerStateWords,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { Button, formatDate, Notice, Skeleton } from '@portal/ui';
import { ConfirmDialog, ReasonDialog } from '@portal/workspace/forms';
import { Facts } from '@portal/workspace/lists';
import { RecordFailure, RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { partnerTexts as texts } from './partner-texts.ts';
import { SignatureDuty } from './signature-duty.tsx';

type MoveTo = 'live' | 'throttled';

/** How far an expert system is as a partner: what moves it on, what the portal saw of its certification, and how it does. */
export function PartnerSection({ id }: { readonly id: number }) {
  const localized = useLocalized();
  const api = useApiClient();
  const queryClient = useQueryClient();
  // Below the key of the page: what changes there, suspending above all, is read here anew.
  const queryKey = ['expert-systems', id, 'partner'];
  const source = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(getPartnerStanding, { params: { id } }, signal),
  });
  const [to, setTo] = useState<MoveTo>();
  const changed = () => void queryClient.invalidateQueries({ queryKey });
  const { data } = source;
  const [next, words] = data ? nextOf(data) : [];
  return (
    <RecordSection
      title={localized(texts.partner)}
      actions={
        next &&
        words && (
          <Button size="sm" variant={next === 'live' ? 'secondary' : 'danger'} onClick={() => setTo(next)}>
            {localized(words)}
          </Button>
        )
      }
    >
      {source.isPending && <Skeleton height={160} role="status" aria-label={localized(texts.partner)} />}
      {source.error && <RecordFailure source={source} />}
      {data && (
        <>
          <p>
            <strong>{localized(partnerStateWords[data.state])}</strong> {localized(texts.since)}{' '}
            {formatDate(data.since)}
          </p>
          {!data.hasTestMode && <p className="ws-record-quiet">{localized(texts.noTestMode)}</p>}
          {data.open && <OpenMove id={id} open={data.open} onDone={changed} />}
          <CertificationFacts standing={data} />
          <SignatureDuty id={id} signatures={data.signatures} onDone={changed} />
          <HealthFacts health={data.health} />
          <Timeline moves={data.moves} />
        </>
      )}
      {to && words && (
        <ReasonDialog
          title={localized(words)}
          action={localized(words)}
          variant={to === 'throttled' ? 'danger' : 'primary'}
          confirm={(reason) => api(movePartner, { params: { id }, body: { to, reason } })}
          done={localized(to === 'live' ? texts.proposed : texts.throttled)}
          onDone={changed}
          onClose={() => setTo(undefined)}
        >
          {localized(to === 'live' ? texts.liveEffect : texts.throttleEffect)}
        </ReasonDialog>
      )}
    </RecordSection>
  );
}

/** The one thing a person can do from here, besides suspending. */
function nextOf({ state, open }: PartnerStanding) {
  if (open) return [];
  if (state === 'certified') return ['live', texts.goLive] as const;
  if (state === 'throttled') return ['live', texts.fullSpeed] as const;
  return state === 'live' ? (['throttled', texts.throttle] as const) : [];
}

interface OpenMoveProps {
  readonly id: number;
  readonly open: NonNullable<PartnerStanding['open']>;
  readonly onDone: () => void;
}

function OpenMove({ id, open, onDone }: OpenMoveProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const [agrees, setAgrees] = useState<boolean>();
  const title = `${localized(texts.waits)} ${localized(partnerStateWords[open.to])}`;
  return (
    <Notice kind="info" title={title}>
      <p>
        {open.reason} · {localized(texts.proposedBy)} {open.proposedBy}, {formatDate(open.proposedAt)}
      </p>
      {open.isOwn && <p>{localized(texts.own)}</p>}
      {!open.isOwn && (
        <Button size="sm" onClick={() => setAgrees(true)}>
          {localized(texts.agree)}
        </Button>
      )}{' '}
      <Button size="sm" variant="secondary" onClick={() => setAgrees(false)}>
        {localized(texts.refuse)}
      </Button>
      {agrees !== undefined && (
        <ConfirmDialog
          title={localized(agrees ? texts.agreeTitle : texts.refuseTitle)}
          action={localized(agrees ? texts.agree : texts.refuse)}
          variant={agrees ? 'primary' : 'danger'}
          confirm={() => api(decidePartnerMove, { params: { id, moveId: open.id }, body: { agrees } })}
          done={localized(texts.decided)}
          onDone={onDone}
          onClose={() => setAgrees(undefined)}
        >
          {title}
        </ConfirmDialog>
      )}
    </Notice>
  );
}

function CertificationFacts({ standing: { certification } }: { readonly standing: PartnerStanding }) {
  const localized = useLocalized();
  const missing = certification?.steps.filter(({ seenAt }) => seenAt === null) ?? [];
  return (
    <section aria-label={localized(texts.certification)}>
      <h3>{localized(texts.certification)}</h3>
      {certification ? (
        <>
          <p>
            {`${localized(texts.run)} ${formatDate(certification.startedAt)}: ${certification.steps.length - missing.length} ${localized(texts.of)} ${certification.steps.length} ${localized(texts.seen)}`}
            {certification.passedAt && `, ${localized(texts.passed)} ${formatDate(certification.passedAt)}`}
          </p>
          {missing.length > 0 && (
            <p className="ws-record-quiet">
              {localized(texts.notSeen)}{' '}
              {missing.map(({ step }) => localized(certificationSteps[step].words)).join('; ')}
            </p>
          )}
        </>
      ) : (
        <p className="ws-record-quiet">{localized(texts.noCertification)}</p>
      )}
    </section>
  );
}

function HealthFacts({ health }: { readonly health: PartnerStanding['health'] }) {
  const localized = useLocalized();
  const { bills, paid, webhooksArrived, webhooksEnded, faults, liveKeys, oldestKeyAt, lastCallAt } = health;
  const oldest = oldestKeyAt ? `, ${localized(texts.oldestKey)} ${formatDate(oldestKeyAt)}` : '';
  return (
    <section aria-label={localized(texts.health)}>
      <h3>{localized(texts.health)}</h3>
      <Facts
        facts={[
          [localized(texts.bills), String(bills)],
          [localized(texts.paid), String(paid)],
          [localized(texts.webhooks), `${webhooksArrived} ${localized(texts.of)} ${webhooksEnded}`],
          [
            localized(texts.faults),
            faults.map(({ code, times }) => `${code} ${times}`).join(', ') || localized(texts.none),
          ],
          [localized(texts.keys), `${liveKeys}${oldest}`],
          [localized(texts.lastCall), lastCallAt ? formatDate(lastCallAt) : localized(texts.never)],
        ]}
      />
    </section>
  );
}

function Timeline({ moves }: Pick<PartnerStanding, 'moves'>) {
  const localized = useLocalized();
  if (moves.length === 0) return null;
  return (
    <section aria-label={localized(texts.timeline)}>
      <h3>{localized(texts.timeline)}</h3>
      <ul className="ws-record-list">
        {moves.map(({ id, to, at, by, reason, isRefused }) => (
          <li key={id}>
            <span>
              {localized(partnerStateWords[to])}
              {isRefused && ` (${localized(texts.refusedMove)})`}
              <small>
                {formatDate(at)} · {by.join(', ') || localized(texts.byPortal)} · {reason}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
