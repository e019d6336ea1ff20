import type { GatewayId } from '@portal/contracts';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { paymentsTexts } from '../../messages/catalogue.ts';
import { gateways } from '../../testing/an-open-bill.ts';
import { GatewayCards } from './gateway-cards.tsx';

interface ScreenProps {
  readonly onEvent: (event: string) => void;
}

/** As the shell does on a page that came as HTML: a press that was kept is repeated in an effect once everything has started. */
function Screen({ onEvent }: ScreenProps) {
  useEffect(() => onEvent('the kept press is repeated'), [onEvent]);
  return <GatewayCards gateways={gateways} chosenId="remita" onChoose={(id: GatewayId) => onEvent(id)} />;
}

it('tells what was chosen before the script ran, and tells it before a press that was kept meanwhile', async () => {
  await paymentsTexts.load('en');
  const events: string[] = [];
  const place = document.createElement('div');
  document.body.append(place);
  const app = <Screen onEvent={(event) => void events.push(event)} />;
  place.innerHTML = renderToString(app);
  place.querySelector<HTMLInputElement>('input[value=interswitch]')?.click();

  const root = await act(async () => hydrateRoot(place, app));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });

  expect(events).toEqual(['interswitch', 'the kept press is repeated']);
});
