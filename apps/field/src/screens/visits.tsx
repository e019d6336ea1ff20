import { lagosClock, lagosDay, type SheetVisit, type VisitSheet } from '@portal/contracts';
import type { WaitingRecord } from '../store/field-store.ts';
import type { Room } from '../store/room.ts';
import { useWords } from '../texts.ts';

export interface VisitsProps {
  readonly sheet: VisitSheet;
  /** What waits on this phone counts as noted. */
  readonly records: readonly WaitingRecord[];
  readonly room: Room | undefined;
  readonly onOpen: (visit: SheetVisit) => void;
}

const dayShown = (day: string) => day.split('-').reverse().join('/');

export const stateWord = {
  planned: 'toGo',
  approved: 'toGo',
  departed: 'onTheWay',
  executed: 'doneVisit',
  'called-off': 'calledOff',
} as const;

/** Today's visits of an officer in their order; one that was called off says so. */
export function Visits({ sheet, records, room, onOpen }: VisitsProps) {
  const words = useWords();
  return (
    <>
      <p className="quiet">{sheet.officer}</p>
      <h1>
        {words('sheetOf')} {dayShown(sheet.day)}
      </h1>
      <p className="never">{words('noCash')}</p>
      {sheet.day !== lagosDay(new Date()) && (
        <p className="wrong" role="alert">
          {words('otherDay')}
        </p>
      )}
      {room?.isNearlyFull && (
        <p className="wrong" role="alert">
          {words('nearlyFull')}. {words('room')} {room.records} {words('more')}
        </p>
      )}
      {sheet.visits.length === 0 && <p>{words('noVisits')}</p>}
      <div>
        {sheet.visits.map((visit) => {
          const noted = visit.reports + records.filter(({ visitId }) => visitId === visit.id).length;
          return (
            <div className="row" key={visit.id}>
              <span>
                <b>{visit.taxpayer}</b>
                <br />
                {visit.place}
                <br />
                {lagosClock(visit.startsAt)} – {lagosClock(visit.endsAt)}
                <br />
                <b>{words(stateWord[visit.state])}</b>
                {noted > 0 && ` · ${noted} ${words('noted')}`}
              </span>
              <button type="button" className="button" style={{ width: 'auto' }} onClick={() => onOpen(visit)}>
                {words('openVisit')}
              </button>
            </div>
          );
        })}
      </div>
    </>
  );
}
