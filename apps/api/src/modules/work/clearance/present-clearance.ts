import {
  type ClearanceApplication,
  type ClearanceBlocker,
  type ClearanceCertificate,
  type ClearanceEligibility,
  type ClearanceFigures,
  type ClearancePersonReason,
  type ClearanceStep,
  clearanceActionWords,
  clearanceBlockerWords,
  clearanceRestWords,
  dutyPeriods,
  dutyWords,
  formatNaira,
  kobo,
  type Localized,
  returnKinds,
} from '@portal/contracts';
import type { ApplicationRow } from './data/applications.repository.ts';
import type { IssuedRow } from './data/issued.repository.ts';
import type { DutyFacts } from './domain/clearance-facts.ts';
import type { ClearanceJudgement, JudgedBlocker, JudgedRest } from './domain/judge-clearance.ts';

const moment = (at: Date | string) => new Date(at).toISOString();

function filled(words: Localized, facts: Readonly<Record<string, string | Localized>>): Localized {
  const fill = (language: 'en' | 'ha') =>
    words[language].replace(/\{(\w+)\}/g, (_, name: string) => {
      const fact = facts[name] ?? '';
      return typeof fact === 'string' ? fact : fact[language];
    });
  return { en: fill('en'), ha: fill('ha') };
}

const firstReturn = Number(returnKinds['direct-assessment'].firstPeriod);

const step = (
  kind: ClearanceStep['kind'],
  facts: Readonly<Record<string, string>>,
  path: string | null,
): ClearanceStep => ({ kind, words: filled(clearanceActionWords[kind], facts), path });

const proveIdentity = step('prove-identity', {}, '/user/settings');

function stepsOf({ kind, year, bill, duty }: JudgedBlocker): readonly [ClearanceStep, ...ClearanceStep[]] {
  const facts = { year: String(year ?? '') };
  const onPaper = step('upload-proof', facts, null);
  const file =
    year !== null && year >= firstReturn ? [step('file-return', facts, `/user/returns/direct-assessment/${year}`)] : [];
  if (bill !== null)
    return [
      step(
        'pay-bill',
        { amount: formatNaira(bill.amountKobo) },
        `/user/payment_summary?billReference=${encodeURIComponent(bill.reference)}`,
      ),
    ];
  if (duty !== null) return [step('file-duty', { period: periodOf(duty) }, pathOfDuty(duty))];
  if (kind === 'year-not-filed') {
    const [first = onPaper, ...others] = [...file, onPaper];
    return [first, ...others];
  }
  return [step('state-no-income', facts, null), ...file, onPaper];
}

const periodOf = ({ kind, periodFrom }: DutyFacts) => periodFrom.slice(0, dutyPeriods[kind] === 'year' ? 4 : 7);

function pathOfDuty({ kind, periodFrom }: DutyFacts): string {
  if (kind === 'consumption-tax-month') return `/user/returns/consumption-tax/${periodFrom.slice(0, 7)}`;
  return kind === 'withholding-month' ? '/user/withholding' : '/user/paye-manager';
}

function lastDayOf({ kind, periodFrom }: DutyFacts): string {
  const [year = 0, month = 1] = periodFrom.split('-').map(Number);
  return dutyPeriods[kind] === 'year' ? `${year}-12-31` : new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

function presentBlocker(blocker: JudgedBlocker): ClearanceBlocker {
  const { key, kind, year, bill, duty } = blocker;
  const [action, ...otherActions] = stepsOf(blocker);
  return {
    ...{ key, kind, year, action, otherActions },
    words: filled(clearanceBlockerWords[kind], {
      year: String(year ?? ''),
      what: duty ? dutyWords[duty.kind] : (bill?.heads ?? ''),
      period: duty ? periodOf(duty) : '',
    }),
    period: duty && { from: duty.periodFrom, to: lastDayOf(duty) },
    amountKobo: bill ? kobo(bill.amountKobo) : kind === 'year-unknown' ? kobo(0) : null,
    billReference: bill?.reference ?? null,
    revenueHead: bill?.heads ?? null,
    dueOn: bill?.dueOn ?? duty?.dueOn ?? null,
  };
}

const presentRest = ({ kind, year, reference, amountKobo }: JudgedRest) => ({
  ...{ kind, year, reference, words: clearanceRestWords[kind] },
  amountKobo: amountKobo === null ? null : kobo(amountKobo),
});

/** What of the answer follows from the judgement alone. */
export function presentJudgement({ answer, blockers, rests, personReasons, years }: ClearanceJudgement) {
  const priceOf = (year: number) =>
    blockers.reduce((sum, one) => sum + (one.year === year ? (one.bill?.amountKobo ?? 0) : 0), 0);
  return {
    answer,
    years: years.map((one) => ({ ...one, amountKobo: kobo(priceOf(one.year)) })),
    blockers: blockers.map(presentBlocker),
    rests: rests.map(presentRest),
    personReasons: [...personReasons],
  };
}

export function presentApplication(row: ApplicationRow): ClearanceApplication {
  const { id, number, state, first_year, asked_at, last_day, person_reasons, reasons, cure, ended_at, certificate } =
    row;
  return {
    ...{ id, number, state, lastDay: last_day, reasons, cure, certificateNumber: certificate },
    years: [first_year, first_year + 1, first_year + 2],
    askedAt: moment(asked_at),
    day: ended_at === null ? row.day : null,
    personReasons: person_reasons as ClearancePersonReason[],
    endedAt: ended_at && moment(ended_at),
  };
}

export function presentIssued(row: IssuedRow): ClearanceCertificate {
  const { number, name, tpui, office, first_year, standing, shows_figures, replacedBy, revokedOn, checks } = row;
  return {
    ...{ number, name, tpui, office, replacedBy, revokedOn, checks, state: standing, showsFigures: shows_figures },
    years: [first_year, first_year + 1, first_year + 2],
    ...{ issuedAt: moment(row.issued_at), issuedOn: row.issued_on, validUntil: row.valid_until },
    issuedBy: row.issued_by === null ? 'portal' : 'person',
    figures: row.figures as ClearanceFigures[],
    isOfFormerName: row.nameNow !== name,
  };
}

interface Around {
  readonly at: Date;
  readonly application: ApplicationRow | undefined;
  readonly certificate: IssuedRow | undefined;
  readonly employeesWaiting: ClearanceEligibility['employeesWaiting'];
}

export function presentEligibility(
  judgement: ClearanceJudgement,
  { at, application, certificate, employeesWaiting }: Around,
): ClearanceEligibility {
  const payable = judgement.blockers.flatMap(({ bill }) => (bill && !bill.isUnderReview ? [bill] : []));
  return {
    ...presentJudgement(judgement),
    asOf: at.toISOString(),
    proveIdentity: judgement.personReasons.includes('identity-not-proved') ? proveIdentity : null,
    payable: {
      amountKobo: kobo(payable.reduce((sum, { amountKobo }) => sum + amountKobo, 0)),
      billReferences: payable.map(({ reference }) => reference),
    },
    application: application ? presentApplication(application) : null,
    certificate: certificate ? presentIssued(certificate) : null,
    employeesWaiting,
  };
}
