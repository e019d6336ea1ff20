import { describe, expect, it } from 'vitest';
import { packageOf, shareOf } from './build-facts.ts';

describe('build facts', () => {
  it.each([
    ['/x/node_modules/.pnpm/react-dom@19.3.1/node_modules/react-dom/client.js', 'react-dom'],
    ['/x/node_modules/.pnpm/@mantine+core@9/node_modules/@mantine/core/esm/Button.mjs?v=1', '@mantine/core'],
    ['C:\\repo\\node_modules\\zustand\\index.js', 'zustand'],
    ['/x/packages/ui/src/index.ts', '@portal/ui'],
    ['/x/apps/mda/src/area.tsx', undefined],
    ['\0virtual:mf:something', undefined],
  ])('%s belongs to %s', (id, name) => {
    expect(packageOf(id)).toBe(name);
  });

  it.each([
    ['\0virtual:mf:x__loadShare___mf_0_portal_mf_1_ui_mf_1_forms__loadShare__.js', '@portal/ui/forms'],
    ['\0virtual:mf:x__loadShare___mf_0_portal_mf_1_ui_mf_1_qr_mf_2_code__loadShare__.js', '@portal/ui/qr-code'],
    ['\0virtual:mf:x__loadShare__react__loadShare__.js', undefined],
  ])('%s is the share %s', (id, name) => {
    expect(shareOf(id)).toBe(name);
  });
});
