// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from '../actions/button.tsx';
import { Page } from '../content/page.tsx';
import { colorSchemeOf } from './color-scheme.ts';
import { PortalProvider } from './portal-provider.tsx';

describe('PortalProvider', () => {
  it('renders on a server, where there is no window, without a style element of its own', () => {
    const html = renderToString(
      <PortalProvider colorScheme="dark">
        <Page title="Home">
          <Button>Find my bill</Button>
        </Page>
      </PortalProvider>,
    );

    expect(globalThis.window).toBeUndefined();
    expect(html).toContain('<h1');
    expect(html).toContain('Find my bill');
    expect(html).not.toContain('<style');
  });

  it('knows the chosen colour scheme from the cookie header, and leaves it to the device otherwise', () => {
    expect(colorSchemeOf('pay_kd_lang=ha; pay_kd_scheme=dark')).toBe('dark');
    expect(colorSchemeOf('pay_kd_scheme=purple')).toBe('auto');
    expect(colorSchemeOf(undefined)).toBe('auto');
  });
});
