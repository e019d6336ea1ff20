import { asksFrom, joinsFrom, type MatchReason } from '@portal/contracts';
import { compareNames } from './compare-names.ts';
import { isNamedLikeOrganisation, plainWords } from './words-of-name.ts';

/** A row of a list as it is compared: of numbers that are not there, nothing. */
export interface ComparedRow {
  readonly id: string;
  readonly isPerson: boolean | null;
  readonly name: string;
  /** As the register writes it: `08031234567`. */
  readonly phone: string;
  readonly tpui: string;
  readonly rcNumber: string;
  readonly hasIdentity: boolean;
  readonly identityLast4: string;
  readonly address: string;
  readonly lgaId: number | null;
  readonly lga: string;
}

/** Somebody of the register whom it may be. */
export interface Candidate {
  readonly tpui: string;
  readonly name: string;
  readonly phone: string;
  readonly rcNumber: string;
  readonly hasIdentity: boolean;
  /** Its keyed digest is that of the row. */
  readonly isIdentity: boolean;
  readonly address: string;
  readonly lgaId: number | null;
  readonly lga: string;
  readonly isPerson: boolean;
}

interface Judgement {
  readonly tpui: string;
  readonly score: number;
  readonly reasons: readonly MatchReason[];
  /** A number and a name agree: without it nothing is joined by itself. */
  readonly byNumber: boolean;
}

/** Points of each rule, by how it agrees. What differs speaks against. */
const weights = {
  'identity-number': { same: 70, differs: -60 },
  tpui: { same: 70, differs: -40 },
  'rc-number': { same: 70, differs: -60 },
  phone: { same: 45, differs: -5 },
  name: { same: 30, close: 20, partly: 8, differs: -30 },
  area: { same: 6, differs: -10 },
  address: { same: 14, partly: 5, differs: -4 },
  kind: { differs: -30 },
} as const satisfies Readonly<Record<MatchReason['rule'], Readonly<Partial<Record<MatchReason['how'], number>>>>>;

const ending = (number: string) => (number === '' ? '' : `…${number.slice(-4)}`);
const streetWords: Readonly<Record<string, string>> = {
  rd: 'road',
  st: 'street',
  ave: 'avenue',
  no: '',
  number: '',
  cl: 'close',
  plot: '',
};

/** Of an address its house number and its other words. */
function partsOfAddress(address: string) {
  const words = plainWords(address)
    .map((word) => streetWords[word] ?? word)
    .filter((word) => word !== '');
  return { numbers: words.filter((word) => /\d/.test(word)), names: words.filter((word) => !/\d/.test(word)) };
}

function compareAddresses(one: string, other: string): 'same' | 'partly' | 'differs' {
  const [left, right] = [partsOfAddress(one), partsOfAddress(other)];
  const shared = left.names.filter(
    (word) => right.names.includes(word) && !['road', 'street', 'way', 'avenue', 'close'].includes(word),
  );
  if (shared.length === 0) return 'differs';
  return left.numbers.length > 0 && left.numbers.some((number) => right.numbers.includes(number)) ? 'same' : 'partly';
}

/** Each rule that has something to compare, with its weight; and what it adds up to. */
function judge(row: ComparedRow, candidate: Candidate): Judgement {
  const reasons: MatchReason[] = [];
  const say = <R extends MatchReason['rule']>(
    rule: R,
    how: keyof (typeof weights)[R] & MatchReason['how'],
    listSays: string,
    registerSays: string,
  ) => reasons.push({ rule, how, weight: Number(weights[rule][how]), listSays, registerSays });
  const sameOr = (isSame: boolean) => (isSame ? 'same' : 'differs');

  if (row.hasIdentity && candidate.hasIdentity)
    say(
      'identity-number',
      sameOr(candidate.isIdentity),
      ending(row.identityLast4),
      candidate.isIdentity ? ending(row.identityLast4) : '',
    );
  if (row.tpui !== '') say('tpui', sameOr(row.tpui === candidate.tpui), row.tpui, candidate.tpui);
  if (row.rcNumber !== '' && candidate.rcNumber !== '')
    say('rc-number', sameOr(row.rcNumber === candidate.rcNumber), row.rcNumber, candidate.rcNumber);
  if (row.phone !== '' && candidate.phone !== '')
    say('phone', sameOr(row.phone === candidate.phone), ending(row.phone), ending(candidate.phone));
  const name = compareNames(row.name, candidate.name, candidate.isPerson);
  say('name', name, row.name, candidate.name);
  if (row.lgaId !== null && candidate.lgaId !== null)
    say('area', sameOr(row.lgaId === candidate.lgaId), row.lga, candidate.lga);
  if (row.address !== '' && candidate.address !== '')
    say('address', compareAddresses(row.address, candidate.address), row.address, candidate.address);
  if (row.isPerson !== null && row.isPerson !== candidate.isPerson) say('kind', 'differs', '', '');

  const isNumber = ({ rule, how }: MatchReason) =>
    how === 'same' && (rule === 'identity-number' || rule === 'tpui' || rule === 'rc-number' || rule === 'phone');
  return {
    tpui: candidate.tpui,
    score: reasons.reduce((sum, { weight }) => sum + weight, 0),
    reasons,
    byNumber: reasons.some(isNumber) && (name === 'same' || name === 'close'),
  };
}

/** Of a row that says what it is, and else by its name. */
export const isOrganisation = ({ isPerson, name }: Pick<ComparedRow, 'isPerson' | 'name'>): boolean =>
  isPerson === null ? isNamedLikeOrganisation(name) : !isPerson;

export interface Decided {
  readonly outcome: 'joined' | 'asked' | 'apart';
  readonly matches: readonly Judgement[];
}

const mostAsked = 5;

/** What becomes of a row: joined where one alone reaches that by a number, asked where somebody may be it, else nobody of the register. */
export function decideRow(row: ComparedRow, candidates: readonly Candidate[]): Decided {
  const judged = candidates
    .map((candidate) => judge(row, candidate))
    .filter(({ score }) => score >= asksFrom)
    .sort((one, other) => other.score - one.score || one.tpui.localeCompare(other.tpui));
  const [best, next] = judged.filter(({ score, byNumber }) => byNumber && score >= joinsFrom);
  if (best && !next) return { outcome: 'joined', matches: [best] };
  return judged.length > 0
    ? { outcome: 'asked', matches: judged.slice(0, mostAsked) }
    : { outcome: 'apart', matches: [] };
}
