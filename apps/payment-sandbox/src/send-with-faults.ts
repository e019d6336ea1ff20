import type { Delivery } from './delivery.ts';
import { alterAmount } from './fault-text.ts';
import type { World } from './world.ts';

export interface Message {
  readonly op: 'remita.notify' | 'interswitch.webhook';
  readonly kind: Delivery['kind'];
  readonly ref: string;
  readonly url: string;
  readonly body: string;
  readonly headersFor: (body: string, signature: Signature) => Readonly<Record<string, string>>;
  readonly forgeBody: (body: string, fields: Readonly<Record<string, unknown>>) => string;
}

export type Signature = 'valid' | 'missing' | 'other-secret' | 'altered-body' | 're-serialised';

/** Sends a message to the merchant, or does with it what the next ordered fault says. */
export function sendWithFaults(world: World, message: Message): void {
  const fault = world.scenarios.take(message.op, [message.ref]);
  const deliver = (body: string, headers: Readonly<Record<string, string>>) =>
    world.deliveries.send({
      id: world.sequence.hex(12),
      kind: message.kind,
      ref: message.ref,
      url: message.url,
      headers,
      body,
      attempts: 0,
      state: 'waiting',
    });
  const deliverSigned = (body: string) => deliver(body, message.headersFor(body, 'valid'));
  const { body } = message;

  switch (fault?.type) {
    case 'drop':
      world.journal.write(`${message.kind}.dropped`, { ref: message.ref });
      return;
    case 'dup':
      for (let copy = 0; copy < fault.count; copy += 1) deliverSigned(body);
      break;
    case 'delay':
      world.clock.after(fault.seconds * 1000, () => deliverSigned(body));
      return;
    case 'reorder':
      world.heldBack.push(() => deliverSigned(body));
      world.journal.write(`${message.kind}.held-back`, { ref: message.ref });
      return;
    case 'amount':
      deliverSigned(alterAmount(body, fault, message.op === 'remita.notify' ? 'naira' : 'kobo'));
      break;
    case 'body':
      deliver(fault.body ?? body.slice(0, fault.truncateTo), {
        ...message.headersFor(fault.body ?? body.slice(0, fault.truncateTo), 'valid'),
        ...(fault.contentType && { 'content-type': fault.contentType }),
      });
      break;
    case 'forge': {
      const forged = message.forgeBody(body, fault.fields);
      deliver(spoilt(forged, fault.signature), message.headersFor(forged, fault.signature));
      break;
    }
    default:
      deliverSigned(body);
  }
  for (const release of world.heldBack.splice(0)) release();
}

/** What travels under a signature that was made for the forged text. */
function spoilt(body: string, signature: Signature): string {
  if (signature === 'altered-body') return body.replace('{', '{ ');
  return signature === 're-serialised' ? JSON.stringify(JSON.parse(body), null, 1) : body;
}
