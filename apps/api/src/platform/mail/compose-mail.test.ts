import { expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';

const part = { language: 'en', subject: 'S', text: 'T', notes: [] } as const;
const linking = (url: string) =>
  composeMail({ to: { email: 'a@example.test', name: '', isConfirmed: true }, serviceName: 'S' }, [
    { ...part, action: { label: 'Open', url } },
  ]);

it('no mail links with a field of which nobody said whether it may stand in a log', () => {
  expect(() => linking('https://pay.example.gov.ng/x?ref=KD1&secretly=1')).toThrow(/nobody declared: secretly/);
  expect(linking('https://pay.example.gov.ng/x?ref=KD1&token=1').text).toContain('token=1');
});
