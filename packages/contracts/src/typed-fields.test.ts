import { expect, it } from 'vitest';
import { namesLink } from './typed-fields.ts';

it.each(['S.K.Group Nig. Ltd', 'A.B.Services', 'M.Bank Agency', 'Dr. A. Bello', 'Bello & Sons (Nig.) Ltd.'])(
  'the name of a firm with initials is no link: %s',
  (name) => expect(namesLink(name)).toBe(false),
);

it.each([
  ...[
    'pay.group',
    'kaduna-pay.services',
    'x.com',
    't.me/kaduna',
    'www.kaduna',
    'a@b',
    'https://x',
    'S.K.com',
    'k9.bank',
  ],
])('what a mail program makes clickable is one: %s', (text) => expect(namesLink(text)).toBe(true));
