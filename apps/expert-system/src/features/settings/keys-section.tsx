import { useApiClient } from '@portal/api-client';
import { developersPath, listPartnerKeys, type PartnerKey, revokePartnerKey } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { Button, formatDate, Skeleton, TextLink } from '@portal/ui';
import { ConfirmDialog } from '@portal/workspace/forms';
import { RecordFailure, RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { keyTexts as texts } from './key-texts.ts';
import { MakeKeyDialog } from './make-key-dialog.tsx';
import { ShownOnce } from './shown-once.tsx';

const queryKey = ['expert-system', 'keys'];

/** The keys of the system's machines: made with the second factor, shown once, revoked at once. */
export function KeysSection() {
  const localized = useLocalized();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const source = useQuery({ queryKey, queryFn: ({ signal }) => api(listPartnerKeys, {}, signal) });
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string>();
  const [revoking, setRevoking] = useState<PartnerKey>();
  const changed = () => void queryClient.invalidateQueries({ queryKey });
  const { keys = [], engineCodes = [], modes = [] } = source.data ?? {};
  return (
    <RecordSection
      title={localized(texts.keys)}
      actions={
        engineCodes.length > 0 &&
        modes.length > 0 && (
          <Button size="sm" variant="secondary" onClick={() => setMaking(true)}>
            {localized(texts.make)}
          </Button>
        )
      }
    >
      <p className="ws-record-quiet">
        {localized(texts.keysText)} <TextLink to={developersPath}>{localized(texts.howToCall)}</TextLink>
      </p>
      {made !== undefined && (
        <ShownOnce
          secret={made}
          title={localized(texts.shownOnce)}
          copyText={localized(texts.copy)}
          onKept={() => setMade(undefined)}
        />
      )}
      {source.isPending && <Skeleton height={80} role="status" aria-label={localized(texts.keys)} />}
      {source.error && <RecordFailure source={source} />}
      {source.data && keys.length === 0 && <p>{localized(texts.none)}</p>}
      {keys.length > 0 && (
        <ul className="ws-record-list">
          {keys.map((one) => (
            <KeyRow key={one.id} one={one} onRevoke={() => setRevoking(one)} />
          ))}
        </ul>
      )}
      {isMaking && (
        <MakeKeyDialog
          engineCodes={engineCodes}
          modes={modes}
          onClose={() => setMaking(false)}
          onMade={(secret) => {
            setMade(secret);
            changed();
          }}
        />
      )}
      {revoking && (
        <ConfirmDialog
          title={localized(texts.revokeTitle)}
          action={localized(texts.revoke)}
          variant="danger"
          confirm={() => api(revokePartnerKey, { params: { keyId: revoking.id } })}
          done={localized(texts.revokeDone)}
          onDone={changed}
          onClose={() => setRevoking(undefined)}
        >
          <p>{revoking.name}</p>
          <p>{localized(texts.revokeEffect)}</p>
        </ConfirmDialog>
      )}
    </RecordSection>
  );
}

function KeyRow({ one, onRevoke }: { readonly one: PartnerKey; readonly onRevoke: () => void }) {
  const localized = useLocalized();
  const { name, mode, beginning, engineCode, state, revokedWhy, expiresAt, lastUsedAt, mustBeSigned, version } = one;
  const standing =
    state === 'revoked'
      ? localized(revokedWhy === 'in-address' ? texts.inAddress : texts.revoked)
      : `${localized(texts[state])} ${formatDate(expiresAt)}`;
  const used = lastUsedAt === null ? localized(texts.neverUsed) : `${localized(texts.used)} ${formatDate(lastUsedAt)}`;
  return (
    <li>
      <span>
        {name} {mode === 'test' && <em>({localized(texts.modes.test)})</em>}
        <small>
          <code>{beginning}…</code> · {engineCode} · {standing} · {used} · {version}
          {mustBeSigned && ` · ${localized(texts.signedOnly)}`}
        </small>
      </span>
      {state === 'live' && (
        <Button size="sm" variant="quiet" aria-label={`${localized(texts.revoke)}: ${name}`} onClick={onRevoke}>
          {localized(texts.revoke)}
        </Button>
      )}
    </li>
  );
}
