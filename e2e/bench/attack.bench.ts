import './ports.ts';
import { join } from 'node:path';
import { repositoryRoot, startService } from '@portal/local-stack';
import { ports } from '../world/addresses.ts';
import { givenBill } from '../world/bills.ts';
import type { Attack } from './attack/attack.ts';
import { createBystander } from './attack/bystander.ts';
import { endlessPages } from './attack/endless-pages.ts';
import { heavyBodies } from './attack/heavy-bodies.ts';
import { heavyTexts } from './attack/heavy-texts.ts';
import { uploadsWithoutEnd } from './attack/uploads-without-end.ts';
import { wrongPasswords } from './attack/wrong-passwords.ts';
import { wrongReferences } from './attack/wrong-references.ts';
import { gatewayFor } from './gateway-for.ts';
import { withPortal } from './portal.ts';
import { benchPorts } from './ports.ts';

/** One after the other, each beside somebody who only looks a bill up. */
const attacks: readonly Attack[] = [
  heavyTexts,
  heavyBodies,
  wrongPasswords,
  wrongReferences,
  endlessPages,
  uploadsWithoutEnd,
];

await withPortal(async (portal) => {
  const gateway = gatewayFor('gateway to the API', benchPorts.measuredGateway, ports.api, portal);
  const service = await startService(gateway, join(repositoryRoot, '.data', 'bench-logs'));
  const origin = `http://127.0.0.1:${benchPorts.measuredGateway}`;
  const { reference } = await givenBill();
  const bystander = createBystander(origin, reference);
  try {
    for (const attack of attacks) await attack({ portal, origin, bystander });
  } finally {
    await bystander.close();
    await service.stop();
  }
});
