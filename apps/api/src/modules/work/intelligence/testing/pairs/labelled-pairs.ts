import { type Draw, drawing } from './drawing.ts';
import { address, company, firstName, identityNumber, lgas, person, phone, type Said, tpui, trades } from './people.ts';
import { otherAddress, otherEnding, otherHand, otherPhone, withSlip, wrongDigit } from './spoiling.ts';

/** A row of somebody's list beside a taxpayer of the register, and whether they are the same: known because both were made here. */
export interface LabelledPair {
  readonly row: Said;
  readonly taxpayer: Said;
  readonly isNaturalPerson: boolean;
  readonly isSame: boolean;
  /** What the row has to be found by. */
  readonly by: 'number' | 'name-and-place';
  readonly made: Made;
}

type Made = keyof typeof shares;

/** How many of each there are; five thousand together. */
const shares = {
  'same-person-number': 900,
  'same-company-number': 900,
  'same-person-name': 500,
  'same-company-name': 500,
  /** Brothers and sisters of one day at one address, often with one telephone. */
  twins: 500,
  /** Others who have the same name, many in the same area. */
  namesakes: 500,
  /** A number somebody mistyped, which is another's. */
  'number-of-another': 400,
  /** Two businesses of one owner: one telephone, one place, names that begin alike. */
  'sister-company': 400,
  strangers: 400,
} as const;

const numbers = ['tpui', 'identityNumber', 'rcNumber', 'phone'] as const;
const noNumbers: Pick<Said, (typeof numbers)[number]> = { tpui: '', identityNumber: '', rcNumber: '', phone: '' };

/** Of the numbers of somebody those that a list has: one, sometimes two; each mistyped in four of a hundred. */
function numbersInList(draw: Draw, of: Said) {
  const had = numbers.filter((number) => of[number] !== '');
  const kept = new Set([draw.of(had), ...(draw.inHundred(40) ? [draw.of(had)] : [])]);
  const written: Record<(typeof numbers)[number], string> = { ...noNumbers };
  for (const number of kept) {
    const typed = number === 'phone' ? otherPhone(draw, of.phone) : of[number];
    written[number] = draw.inHundred(4) ? wrongDigit(draw, of[number]) : typed;
  }
  return written;
}

function nameInList(draw: Draw, of: Said, isNaturalPerson: boolean): string {
  const name = isNaturalPerson ? otherHand(draw, of.name) : otherEnding(draw, of.name);
  return draw.inHundred(25) ? withSlip(draw, name) : name;
}

function sameByNumber(draw: Draw, isNaturalPerson: boolean) {
  const taxpayer = isNaturalPerson ? person(draw) : company(draw);
  const isPlaced = draw.inHundred(60);
  const row = {
    ...numbersInList(draw, taxpayer),
    name: nameInList(draw, taxpayer, isNaturalPerson),
    address: isPlaced ? otherAddress(draw, taxpayer.address) : draw.inHundred(20) ? address(draw) : '',
    lga: isPlaced ? taxpayer.lga : '',
  };
  return { row, taxpayer, isNaturalPerson, isSame: true, by: 'number' } as const;
}

function sameByName(draw: Draw, isNaturalPerson: boolean) {
  const taxpayer = isNaturalPerson ? person(draw) : company(draw);
  const row = {
    ...noNumbers,
    name: nameInList(draw, taxpayer, isNaturalPerson),
    address: draw.inHundred(75) ? otherAddress(draw, taxpayer.address) : '',
    lga: draw.inHundred(90) ? taxpayer.lga : draw.of(lgas),
  };
  return { row, taxpayer, isNaturalPerson, isSame: true, by: 'name-and-place' } as const;
}

/** Hassan and Hussaini: the surname, the place and often the telephone of the family are one. */
function twins(draw: Draw) {
  const taxpayer = person(draw);
  const names = draw.inHundred(40) ? (['Hassan', 'Hussaini'] as const) : ([firstName(draw), firstName(draw)] as const);
  const surname = taxpayer.name.split(' ').at(-1) ?? '';
  const other = names[0] === names[1] ? 'Kande' : names[1];
  const own = draw.inHundred(50)
    ? { phone: otherPhone(draw, taxpayer.phone) }
    : draw.inHundred(50)
      ? { identityNumber: identityNumber(draw) }
      : {};
  const row = { ...taxpayer, ...noNumbers, ...own, name: otherHand(draw, `${other} ${surname}`) };
  return {
    ...{ row, taxpayer: { ...taxpayer, name: `${names[0]} ${surname}` }, isNaturalPerson: true, isSame: false },
    by: 'phone' in own ? 'number' : 'name-and-place',
  } as const;
}

function namesakes(draw: Draw) {
  const taxpayer = person(draw);
  const own = draw.of([{ phone: phone(draw) }, { identityNumber: identityNumber(draw) }, { tpui: tpui(draw) }, {}]);
  const isNear = draw.inHundred(60);
  const row = {
    ...{ ...noNumbers, ...own, name: draw.inHundred(50) ? taxpayer.name : otherHand(draw, taxpayer.name) },
    ...{ address: address(draw), lga: isNear ? taxpayer.lga : draw.of(lgas) },
  };
  return { row, taxpayer, isNaturalPerson: true, isSame: false, by: 'name-and-place' } as const;
}

function numberOfAnother(draw: Draw) {
  const isNaturalPerson = draw.inHundred(50);
  const [taxpayer, meant] = isNaturalPerson ? [person(draw), person(draw)] : [company(draw), company(draw)];
  const number = draw.of(numbers.filter((one) => taxpayer[one] !== ''));
  const row = {
    ...meant,
    ...noNumbers,
    [number]: taxpayer[number],
    lga: draw.inHundred(30) ? taxpayer.lga : meant.lga,
  };
  return { row, taxpayer, isNaturalPerson, isSame: false, by: 'number' } as const;
}

function sisterCompany(draw: Draw) {
  const taxpayer = company(draw);
  const words = taxpayer.name.split(' ');
  const trade = draw.of(trades.filter((one) => !taxpayer.name.includes(one)));
  const own = draw.inHundred(70)
    ? { phone: otherPhone(draw, taxpayer.phone) }
    : { rcNumber: `RC${100_000 + draw.below(1_800_000)}` };
  const row = { ...taxpayer, ...noNumbers, ...own, name: `${words[0]} ${words[1]} ${trade} Ltd` };
  return {
    row,
    taxpayer,
    isNaturalPerson: false,
    isSame: false,
    by: 'phone' in own ? 'number' : 'name-and-place',
  } as const;
}

function strangers(draw: Draw) {
  const isNaturalPerson = draw.inHundred(50);
  const [taxpayer, row] = isNaturalPerson ? [person(draw), person(draw)] : [company(draw), company(draw)];
  return { row, taxpayer, isNaturalPerson, isSame: false, by: 'number' } as const;
}

const makers: Readonly<Record<Made, (draw: Draw) => Omit<LabelledPair, 'made'>>> = {
  'same-person-number': (draw) => sameByNumber(draw, true),
  'same-company-number': (draw) => sameByNumber(draw, false),
  'same-person-name': (draw) => sameByName(draw, true),
  'same-company-name': (draw) => sameByName(draw, false),
  twins,
  namesakes,
  'number-of-another': numberOfAnother,
  'sister-company': sisterCompany,
  strangers,
};

/** Five thousand pairs; the same ones for the same beginning. It knows nothing of how rows are matched. */
export function labelledPairs(beginning = 20_261_129): readonly LabelledPair[] {
  const draw = drawing(beginning);
  return Object.entries(shares).flatMap(([made, count]) =>
    Array.from({ length: count }, () => ({ ...makers[made as Made](draw), made: made as Made })),
  );
}
