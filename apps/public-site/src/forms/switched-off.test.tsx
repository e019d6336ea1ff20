import { type FeatureId, listFeaturesOff } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { area } from '../area.tsx';

const effect = 'Nobody can do this here. What was begun goes on.';

const forms: readonly (readonly [url: string, feature: FeatureId])[] = [
  ['/contact-us/message', 'messages'],
  ['/consult-connect', 'consultations'],
  ['/consult-connect/details?topic=paye&mode=phone&at=2030-01-07T09:00:00.000Z', 'consultations'],
  ['/agent-network/apply', 'agent-applications'],
  ['/communication-infrastructure-assessment-portal', 'infrastructure'],
  ['/communication-infrastructure-assessment-portal/declare', 'infrastructure'],
  ['/auth/register/1', 'registration'],
];

async function open(url: string, off: readonly FeatureId[]) {
  const asked: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input) => {
    const path = new URL(String(input)).pathname.replace('/api/v1', '');
    asked.push(path);
    const answer = off.map((id) => ({ id, name: id, effect }));
    return path === listFeaturesOff.path
      ? Response.json(listFeaturesOff.response.parse(answer))
      : new Response(null, { status: 503 });
  });
  await renderArea(area, url, { fetch, wrap: (children) => <TestTheme>{children}</TestTheme> });
  await screen.findByRole('heading', { level: 1 });
  return { asked };
}

it.each(forms)('%s says at once that %s is switched off, and what that means', async (url, feature) => {
  await open(url, [feature]);
  const title = await screen.findByText('The revenue service has switched this off for now');
  const notice = title.closest<HTMLElement>('[role=status]');
  expect(within(notice ?? document.createElement('i')).getByText(effect)).toBeDefined();
});

it('says nothing while something else is off', async () => {
  const { asked } = await open('/contact-us/message', ['registration']);
  await vi.waitFor(() => expect(asked).toContain(listFeaturesOff.path));
  expect(screen.queryByText('The revenue service has switched this off for now')).toBeNull();
});
