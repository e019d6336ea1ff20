import type { FieldDay } from '@portal/contracts';
import type { Room } from '../store/room.ts';
import { useWords } from '../texts.ts';

export interface TodayProps {
  readonly day: FieldDay;
  /** Those that were not answered on this phone. */
  readonly checks: FieldDay['checks'];
  /** Captured today, those that wait with them. */
  readonly done: number;
  readonly room: Room | undefined;
  readonly onReplace: (id: string) => void;
  readonly onCheck: (check: FieldDay['checks'][number]) => void;
}

/** Target, wards, and what the desk sent back. */
export function Today({ day, checks, done, room, onReplace, onCheck }: TodayProps) {
  const words = useWords();
  return (
    <>
      <p className="quiet">{day.name}</p>
      <h1>
        {done} {words('of')} {day.dayTarget} · {words('today')}
      </h1>
      {room?.isNearlyFull && (
        <p className="wrong" role="alert">
          {words('nearlyFull')}. {words('room')} {room.records} {words('more')}
        </p>
      )}
      <h2>{words('wards')}</h2>
      <ul>
        {day.areas.map(({ lgaId, lga, ward }) => (
          <li key={`${lgaId} ${ward}`}>
            {ward}, {lga}
          </li>
        ))}
      </ul>
      {checks.length > 0 && <h2>{words('seeAgain')}</h2>}
      {checks.length > 0 && <p>{words('seeAgainText')}</p>}
      <div>
        {checks.map((check) => (
          <div className="row" key={check.id}>
            <span>
              <b>{check.sign}</b>
              <br />
              {check.address}, {check.where}
            </span>
            <button type="button" className="button" style={{ width: 'auto' }} onClick={() => onCheck(check)}>
              {words('answer')}
            </button>
          </div>
        ))}
      </div>
      <h2>{words('sentBack')}</h2>
      {day.returned.length === 0 && <p>{words('nothingBack')}</p>}
      <div>
        {day.returned.map(({ id, sign, address, reason }) => (
          <div className="row" key={id}>
            <span>
              <b>{sign}</b>
              <br />
              {address}
              <br />
              {reason}
            </span>
            <button type="button" className="button" style={{ width: 'auto' }} onClick={() => onReplace(id)}>
              {words('record')}
            </button>
          </div>
        ))}
      </div>
    </>
  );
}
