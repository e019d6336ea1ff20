import { expect, it } from 'vitest';
import { fromBase64Url } from './base64url.ts';

it('reads the one spelling of bytes, and no other', () => {
  expect(fromBase64Url('AQID')).toEqual(Buffer.from([1, 2, 3]));
  expect(fromBase64Url('_-8')).toEqual(Buffer.from([255, 239]));
  expect(fromBase64Url('')).toEqual(Buffer.alloc(0));
  for (const text of ['_-9', '/+8', '_-8=', ' _-8', '_-8\n', 'A', 'AQ!D', 'é'])
    expect(fromBase64Url(text), text).toBeUndefined();
});
