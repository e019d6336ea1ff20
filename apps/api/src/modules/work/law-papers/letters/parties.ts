import type { Letter, Localized } from '@portal/contracts';

/** A person of the office, as they sign. */
export interface Signatory {
  readonly name: string;
  readonly role: string;
  /** The code of the card they show; empty where they have none. */
  readonly badge: string;
}

/** Who writes to whom, as they are called on the day of issue. */
export interface Parties {
  readonly to: Letter['to'];
  readonly office: Letter['office'];
  readonly officer: Signatory | undefined;
  readonly signedBy: Signatory | undefined;
}

// native reviewer
const titles: Readonly<Record<string, Localized>> = {
  'Tax Office Director': { en: 'Tax Office Director', ha: 'Daraktan ofishin haraji' },
  'Tax Office Manager': { en: 'Tax Office Manager', ha: 'Manajan ofishin haraji' },
  'Tax Officer': { en: 'Tax Officer', ha: 'Jami’in haraji' },
};

const titleOf = (role: string): Localized => titles[role] ?? { en: role, ha: role };

/** As a letter has them. */
export function partiesOn({
  to,
  office,
  officer,
  signedBy,
}: Parties): Pick<Letter, 'to' | 'office' | 'officer' | 'signedBy'> {
  return {
    ...{ to, office },
    officer: officer ? { name: officer.name, title: titleOf(officer.role), badge: officer.badge } : null,
    signedBy: signedBy ? { name: signedBy.name, title: titleOf(signedBy.role) } : null,
  };
}
