import { messageFrom, useApiClient } from '@portal/api-client';
import { listOfficerPhones, makeOfficerLink, type ResponseOf } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { Button, formatDateTime, Notice, Skeleton } from '@portal/ui';
import { Modal } from '@portal/ui/overlays';
import { useState } from 'react';
import { PhoneRows } from './phone-rows.tsx';
import { phoneWords as words } from './phone-words.ts';

type Link = ResponseOf<typeof makeOfficerLink>;

export interface PhonesDialogProps {
  /** Whoever goes on visits makes a link for a phone of their own. */
  readonly mayEnrol: boolean;
  readonly onClose: () => void;
}

/** Phones on which officers note their visits: a link for one's own, and the phones one reaches. */
export function PhonesDialog({ mayEnrol, onClose }: PhonesDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const queries = useQueryClient();
  const [link, setLink] = useState<Link>();
  const [failure, setFailure] = useState('');
  const { data, error } = useQuery({
    queryKey: ['officer-phones'],
    queryFn: ({ signal }) => api(listOfficerPhones, {}, signal),
  });
  const again = () => void queries.invalidateQueries({ queryKey: ['officer-phones'] });
  const make = async () => {
    try {
      setLink(await api(makeOfficerLink, {}));
      setFailure('');
      again();
    } catch (problem) {
      setFailure(messageFrom(problem, localized(words.failed)));
    }
  };
  const problem = failure || (error ? messageFrom(error, localized(words.failed)) : '');
  return (
    <Modal isOpen title={localized(words.phones)} onClose={onClose} width={620} sheetOnPhones>
      <p>
        {localized(words.text)} <a href="/field">{localized(words.fieldPage)}</a>
      </p>
      {problem && <p role="alert">{problem}</p>}
      {mayEnrol && (
        <Button size="sm" onClick={() => void make()}>
          {localized(words.makeLink)}
        </Button>
      )}
      {link && <ShownLink link={link} />}
      {!data && !error && <Skeleton height={96} role="status" aria-label={localized(words.loading)} />}
      {data && <PhoneRows phones={data.phones} onChanged={again} />}
    </Modal>
  );
}

function ShownLink({ link }: { readonly link: Link }) {
  const localized = useLocalized();
  const language = useLanguage();
  return (
    <Notice kind="warning" title={localized(words.linkTitle)} role="status">
      <p style={{ overflowWrap: 'anywhere' }}>
        <code>{link.link}</code>
      </p>
      <p>
        {localized(words.pin)}: <strong>{link.pin}</strong>
      </p>
      <p>
        {localized(words.linkText)} {formatDateTime(link.expiresAt, language)}.
      </p>
    </Notice>
  );
}
