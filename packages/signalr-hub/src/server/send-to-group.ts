import { invocationRecord } from '../protocol/hub-message.ts';
import { outgoing } from '../protocol/outgoing.ts';
import { send } from './connection.ts';
import type { Hub } from './hub.ts';

/** Frames the message once, however many listen. Returns how many did. */
export function sendToGroup(hub: Hub, name: string, target: string, args: readonly unknown[]): number {
  const members = hub.groups.get(name);
  if (members === undefined) return 0;
  const message = outgoing(invocationRecord(target, args));
  const now = hub.options.clock.now();
  const count = members.size;
  for (const connection of members) send(hub, connection, message, now);
  return count;
}
