import { formatNaira, lagosClock, type SheetVisit } from '@portal/contracts';
import { useWords } from '../texts.ts';
import { BadgeQr } from './badge-qr.tsx';
import { stateWord } from './visits.tsx';

export interface VisitFactsProps {
  readonly visit: SheetVisit;
}

const billAddress = (reference: string) =>
  `${location.origin}/payment_summary_open?${new URLSearchParams({ billReference: reference })}`;

/** Who and where, what is owed and how it is paid, what is served, and what the court lets the team do. */
export function VisitFacts({ visit }: VisitFactsProps) {
  const words = useWords();
  const may = [
    visit.willSeal && words('seal'),
    visit.willTake && words('take'),
    visit.willSearch && words('search'),
  ].filter(Boolean);
  return (
    <>
      <p className="quiet">{visit.number}</p>
      <h1>{visit.taxpayer}</h1>
      {visit.state === 'called-off' && (
        <div className="wrong" role="alert">
          <p>
            <b>{words('calledOff')}</b>: {visit.endReason}
          </p>
          <p>{words('calledOffText')}</p>
        </div>
      )}
      {visit.state === 'approved' && <p className="wrong">{words('notDeparted')}</p>}
      <p>
        {visit.place}
        {visit.isDwelling && ` · ${words('dwelling')}`}
        <br />
        {lagosClock(visit.startsAt)} – {lagosClock(visit.endsAt)} · {words(stateWord[visit.state])}
        <br />
        {words('witnessOf')}: {visit.witness}
      </p>
      <h2>{words('toServe')}</h2>
      <ul>
        <li>
          {words('demand')} {visit.demandNumber}
        </li>
        <li>
          {words('order')} {visit.orderNumber}, {visit.court}
        </li>
      </ul>
      <p>
        {words('allowed')}: {may.length > 0 ? may.join(', ') : words('nothing')}
      </p>
      <h2>
        {words('owed')} {formatNaira(visit.openKobo)}
      </h2>
      <p className="quiet">{words('owedAt')}</p>
      <p className="never">{words('noCash')}</p>
      {visit.bills.map((reference) => (
        <div key={reference}>
          <p className="code">{reference.replace(/(.{4})(?=.)/g, '$1 ')}</p>
          <BadgeQr address={billAddress(reference)} says={`${words('payQr')}: ${reference}`} />
        </div>
      ))}
    </>
  );
}
