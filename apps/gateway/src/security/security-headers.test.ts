import { expect, it } from 'vitest';
import { documentHeaders } from './security-headers.ts';

const cameraAt = (path: string) =>
  /camera=\([^)]*\)/.exec(documentHeaders(false, path)['permissions-policy'] ?? '')?.[0];

it.each(['/receipt-verification', '/ha/receipt-verification'])(
  'the page that reads codes, %s, may ask for the camera',
  (path) => {
    expect(cameraAt(path)).toBe('camera=(self)');
  },
);

it.each(['/', '/receipt-verification/x', '/admin/receipt-verification', '/user/dashboard'])('%s may not', (path) => {
  expect(cameraAt(path)).toBe('camera=()');
});
