import { type FieldDay, fieldBadgeAddress } from '@portal/contracts';
import { useWords } from '../texts.ts';
import { BadgeQr } from './badge-qr.tsx';

export interface BadgeProps {
  readonly day: FieldDay;
}

/** What the enumerator shows: name, code and where to check it. Whether it is worth something today, only the check says. */
export function Badge({ day }: BadgeProps) {
  const words = useWords();
  return (
    <>
      <h1>{day.name}</h1>
      <p className="never">{words('neverPay')}</p>
      <p className="code">{day.code.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      <BadgeQr address={fieldBadgeAddress(location.origin, day.code)} says={words('qr')} />
      <p>
        {words('checkBadge')} <b>{location.host}/agent-network/verify</b>
      </p>
      <p>
        {words('validUntil')} {day.validUntil.split('-').reverse().join('/')}
      </p>
    </>
  );
}
