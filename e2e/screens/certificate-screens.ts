import { type CheckedCertificate, checkCertificate } from '@portal/contracts';
import { answersTo, goesOnTo, type Preparation, type Screen } from './screen.ts';

const number = 'TC7Q4M2X9TBC1VWZ';
const valid: CheckedCertificate = {
  ...{ state: 'valid', number, holder: 'Halima Danjuma Sani', years: [2023, 2024, 2025], office: 'Zaria' },
  ...{ issuedOn: '2026-11-23', validUntil: '2099-12-31', revokedOn: null },
  ...{ askedAt: '2026-11-23T13:31:00.000Z', signature: 'absent' },
};
const initials = { holder: 'H••• D••• S•••' };

/** The server draws a page with its data: reached from another one, the browser asks, and hears what is answered here. */
function checked(answer: CheckedCertificate, word: string): Preparation {
  return async (page) => {
    await answersTo(page, checkCertificate, answer);
    await goesOnTo(page, `/receipt-verification?ref=${number}`);
    await page.getByText(word, { exact: true }).waitFor();
  };
}

/** Of the check of a certificate by anybody, and of the page that keeps one on the phone. */
export const certificateScreens: readonly Screen[] = [
  { name: 'verification, certificate', path: '/receipt-verification', prepare: checked(valid, 'Valid') },
  {
    name: 'verification, certificate revoked',
    path: '/receipt-verification',
    prepare: checked({ ...valid, ...initials, state: 'revoked', revokedOn: '2026-11-25' }, 'Revoked'),
  },
  {
    name: 'verification, certificate expired',
    path: '/receipt-verification',
    prepare: checked({ ...valid, ...initials, state: 'expired', validUntil: '2025-12-31' }, 'Expired'),
  },
  { name: 'certificate on the phone, none', path: '/tcc' },
];
