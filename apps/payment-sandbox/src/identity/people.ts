/** Somebody the sandbox's identity register knows, and how it behaves when asked. */
export interface Person {
  readonly nin: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly gender: 'M' | 'F';
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly behaviour?: 'slow' | 'down' | 'silent';
}

type Named = readonly [firstName: string, middleName: string, lastName: string, gender: 'M' | 'F', dateOfBirth: string];

function person(last: number, [firstName, middleName, lastName, gender, dateOfBirth]: Named, options = {}): Person {
  const nin = String(70_000_000_000 + last);
  const email = `${firstName}.${lastName}@people.test`.toLowerCase();
  const phone = `080300000${String(last).padStart(2, '0')}`;
  return { nin, firstName, middleName, lastName, gender, dateOfBirth, phone, email, ...options };
}

/** One for each thing that can happen; all invented. */
export const people: readonly Person[] = [
  person(1, ['HAUWA', 'LADI', 'SULE', 'F', '1990-02-28']),
  person(2, ['DANJUMA', '', 'BAKO', 'M', '1984-11-03'], { email: null }),
  person(3, ['ESTHER', 'JOY', 'YAKUBU', 'F', '1995-07-19'], { phone: null }),
  person(4, ['GARBA', '', 'DANLADI', 'M', '1971-01-01'], { phone: null, email: null }),
  person(5, ['NGOZI', 'GRACE', 'OKAFOR', 'F', '1988-12-12'], { behaviour: 'slow' }),
  person(6, ['TUNDE', '', 'BALOGUN', 'M', '1979-05-30'], { behaviour: 'down' }),
  person(7, ['RAHILA', '', 'MUSA', 'F', '1993-03-08'], { behaviour: 'silent' }),
  person(8, ['AMINA', '', 'BELLO', 'F', '1986-04-14']),
  person(9, ['SAMUEL', '', 'ISHAKU', 'M', '1991-09-21']),
  person(10, ['FATIMA', 'BINTA', 'UMAR', 'F', '1982-06-06']),
  person(11, ['BALA', '', 'TANKO', 'M', '1975-10-17']),
  person(12, ['RUTH', '', 'JOSEPH', 'F', '1997-08-25']),
];

const firstNames = ['ASABE', 'IDRIS', 'LYDIA', 'MUSA', 'NAFISA', 'PETER', 'SADIYA', 'VICTOR', 'ZAINAB', 'YAHAYA'];
const lastNames = ['ABDULLAHI', 'ADAMU', 'AUDU', 'DANIEL', 'GAMBO', 'HASSAN', 'JATAU', 'LAWAL', 'MAIGARI', 'WADA'];

/** Every number from 71000000000 to 71999999999 is somebody too, always the same: for tests that need many. */
function anybody(nin: string): Person {
  const [a = 0, b = 0, c = 0] = [...nin.slice(-3)].map(Number);
  const day = `${1960 + Number(nin.slice(-5, -3)) / 2}`.slice(0, 4);
  return {
    nin,
    firstName: firstNames[c] ?? '',
    middleName: '',
    lastName: lastNames[b] ?? '',
    gender: c % 2 === 0 ? 'F' : 'M',
    dateOfBirth: `${day}-0${(a % 9) + 1}-1${b}`,
    phone: `080${nin.slice(-8)}`,
    email: `p${nin}@people.test`,
  };
}

export function personWithNin(nin: string): Person | undefined {
  if (/^71\d{9}$/.test(nin)) return anybody(nin);
  return people.find((known) => known.nin === nin);
}

/** Everybody's virtual NIN carries the NIN in its middle: `AB070000000001YZ`. Real ones carry nothing. */
export function personWithVirtualNin(virtualNin: string): Person | undefined {
  const [, nin = ''] = /^AB0(\d{11})YZ$/.exec(virtualNin) ?? [];
  return personWithNin(nin);
}
