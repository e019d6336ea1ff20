import { useApiClient } from '@portal/api-client';
import {
  type EnumeratorMove,
  enumeratorMoveWords,
  homeStateId,
  makeBadgeLink,
  moveEnumerator,
  type ResponseOf,
  setEnumeratorAreas,
} from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useLgas } from '@portal/platform/lookups';
import { Button, formatDateTime, Notice } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, ReasonDialog, useContractForm } from '@portal/workspace/forms';
import { useState } from 'react';
import type { EnumeratorPartProps } from './enumerator-part-props.ts';
import { texts } from './texts.ts';

type Link = ResponseOf<typeof makeBadgeLink>;

/** What may be done now, each with its reason; the link of a badge is shown once. */
export function EnumeratorActions({ one, act }: EnumeratorPartProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const [move, setMove] = useState<EnumeratorMove>();
  const [isSettingAreas, setSettingAreas] = useState(false);
  const [link, setLink] = useState<Link>();
  const params = { id: one.id };
  return (
    <>
      <div className="ws-record-actions ui-screen-only">
        {one.state === 'active' && (
          <Button
            size="sm"
            onClick={() => void act(() => api(makeBadgeLink, { params })).then(setLink, () => setLink(undefined))}
          >
            {localized(texts.makeLink)}
          </Button>
        )}
        {one.moves.map((name) => (
          <Button key={name} size="sm" variant="secondary" onClick={() => setMove(name)}>
            {localized(enumeratorMoveWords[name])}
          </Button>
        ))}
        {one.state !== 'ended' && (
          <Button size="sm" variant="secondary" onClick={() => setSettingAreas(true)}>
            {localized(texts.addWard)}
          </Button>
        )}
      </div>
      {link && <ShownLink link={link} />}
      {move && (
        <ReasonDialog
          title={`${localized(enumeratorMoveWords[move])}: ${one.name}`}
          action={localized(enumeratorMoveWords[move])}
          variant={move === 'end' || move === 'pause' ? 'danger' : 'primary'}
          onClose={() => setMove(undefined)}
          confirm={(reason) => act(() => api(moveEnumerator, { params, body: { move, reason } }))}
          done={localized(texts.saved)}
        >
          <p>{localized(texts.moveEffect)}</p>
        </ReasonDialog>
      )}
      {isSettingAreas && <AreasDialog one={one} act={act} onClose={() => setSettingAreas(false)} />}
    </>
  );
}

function ShownLink({ link }: { readonly link: Link }) {
  const localized = useLocalized();
  const language = useLanguage();
  return (
    <Notice kind="warning" title={localized(texts.linkTitle)} role="status">
      <p>
        <code>{link.link}</code>
      </p>
      <p>
        {localized(texts.pin)}: <strong>{link.pin}</strong>
      </p>
      <p>
        {localized(texts.linkText)} {formatDateTime(link.expiresAt, language)}.
      </p>
    </Notice>
  );
}

interface AreasDialogProps extends EnumeratorPartProps {
  readonly onClose: () => void;
}

/** One ward more, beside those there are. */
function AreasDialog({ one, act, onClose }: AreasDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const lgas = useLgas(homeStateId);
  const form = useContractForm({
    kinds: { lgaId: 'id', ward: 'text' },
    schema: setEnumeratorAreas.body.def.shape.areas.def.element,
    labels: { lgaId: localized(texts.lga), ward: localized(texts.ward) },
    save: (area) =>
      act(() =>
        api(setEnumeratorAreas, {
          params: { id: one.id },
          body: { areas: [...one.areas.map(({ lgaId, ward }) => ({ lgaId, ward })), area] },
        }),
      ),
    done: localized(texts.saved),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`${localized(texts.addWard)}: ${one.name}`}
      form={form}
      action={localized(texts.oneMoreWard)}
      onClose={onClose}
    >
      <ChoiceField {...form.field('lgaId')} choices={lgas.data} required />
      <TextField {...form.field('ward')} maxLength={80} required />
    </FormDialog>
  );
}
