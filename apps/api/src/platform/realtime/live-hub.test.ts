import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { type LiveTopic, liveHubMethods, liveHubPath, type Role } from '@portal/contracts';
import { createHubServer } from '@portal/signalr-hub';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { givenScope } from '../../testing/given-user.ts';
import type { SignedInUser } from '../http/call.ts';
import { createHttpServer } from '../http/create-http-server.ts';
import { createSecretBox } from '../keys/secret-box.ts';
import { createLogger } from '../logging/create-logger.ts';
import { liveAudience, workAudiences } from './live-audiences.ts';
import { createLiveHub } from './live-hub.ts';
import { createLiveTickets } from './live-tickets.ts';
import { mountHubs } from './mount-hub.ts';

const log = createLogger({ level: 'silent' });
const soon = { timeout: 10_000, interval: 20 };
const transports = {
  WebSockets: HttpTransportType.WebSockets,
  'Server-Sent Events': HttpTransportType.ServerSentEvents,
  'long polling': HttpTransportType.LongPolling,
} as const;
type Transport = keyof typeof transports;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function portal() {
  const time = { now: new Date() };
  const tickets = createLiveTickets(createSecretBox(randomBytes(32), 'live tickets'), { now: () => time.now });
  const sessions = new Map<string, SignedInUser>();
  const visitors = {
    allowedOrigins: (origin: string) => origin === 'https://portal.test',
    addressOf: () => '127.0.0.1',
    log,
  };
  const live = createLiveHub({ tickets, userOfSession: async (id) => sessions.get(id), ...visitors });
  const another = createHubServer({ path: '/hubs/another', methods: {}, ...visitors });
  const app = await createHttpServer();
  mountHubs(app, { '/hubs/another': another, [liveHubPath]: live.server });
  await app.listen({ host: '127.0.0.1', port: 0 });
  closing.push(
    () => app.close(),
    () => another.close(),
    () => live.server.close(),
  );
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  /** Opens a session and a connection with it. */
  async function browser(id: string, role: Role = 'Admin', transport: Transport = 'WebSockets', office = 6) {
    const sessionId = `session-of-${id}`;
    sessions.set(sessionId, { id, roles: [role], sessionId, scope: givenScope(role, { taxOfficeId: office }) });
    const connection = new HubConnectionBuilder()
      .withUrl(origin + liveHubPath, {
        transport: transports[transport],
        withCredentials: false,
        accessTokenFactory: () => tickets.create(sessionId).ticket,
      })
      .configureLogging(LogLevel.None)
      .build();
    const heard: LiveTopic[] = [];
    connection.on(liveHubMethods.changed, ({ topic }: { topic: LiveTopic }) => heard.push(topic));
    await connection.start();
    closing.push(() => connection.stop());
    return { heard, sessionId, follow: (topic: string) => connection.invoke(liveHubMethods.follow, topic) };
  }
  const knock = (ticket?: string) =>
    fetch(`${origin}${liveHubPath}/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: { ...(ticket && { authorization: `Bearer ${ticket}` }) },
    }).then(({ status }) => status);
  return { live, another, origin, tickets, sessions, browser, knock, time };
}

describe('the live hub', () => {
  it.each(Object.keys(transports) as Transport[])(
    'tells the person concerned and nobody else over %s',
    async (transport) => {
      const { live, browser } = await portal();
      const [amina, bala] = [await browser('amina', 'Admin', transport), await browser('bala', 'Admin', transport)];
      for (const { follow } of [amina, bala]) await follow('inbox');
      live.tell([liveAudience('inbox', 'amina')]);
      await vi.waitFor(() => expect(amina.heard).toEqual(['inbox']), soon);
      live.tell([liveAudience('inbox', 'bala')]);
      await vi.waitFor(() => expect(bala.heard).toEqual(['inbox']), soon);
      expect(amina.heard).toEqual(['inbox']);
    },
  );

  it('tells of cases to the office and to whoever sees all offices', async () => {
    const { live, browser } = await portal();
    const people = {
      admin: await browser('admin', 'Admin'),
      director: await browser('director', 'Tax Office Director', 'WebSockets', 7),
      officer: await browser('officer', 'Tax Officer', 'WebSockets', 6),
      elsewhere: await browser('elsewhere', 'Tax Officer', 'WebSockets', 7),
    };
    for (const { follow } of Object.values(people)) await follow('work');
    live.tell(workAudiences(6));
    await vi.waitFor(() => expect(people.officer.heard).toEqual(['work']), soon);
    live.tell(workAudiences(null));
    await vi.waitFor(() => expect(people.admin.heard).toEqual(['work', 'work']), soon);
    expect(people.director.heard).toEqual(['work', 'work']);
    expect(people.officer.heard).toEqual(['work']);
    expect(people.elsewhere.heard).toEqual([]);
  });

  it.each(['Governor', 'Individual', 'Agent', 'MDA User', 'Expert System'] as const)(
    'lets no %s follow cases, and nobody follow what does not exist',
    async (role) => {
      const { live, browser } = await portal();
      const { follow, heard } = await browser('somebody', role);
      await expect(follow('work')).rejects.toThrow('You cannot follow this');
      for (const topic of ['inbox:amina', 'work:all', '', '__proto__']) await expect(follow(topic)).rejects.toThrow();
      await follow('inbox');
      live.tell([...workAudiences(6), liveAudience('inbox', 'somebody')]);
      await vi.waitFor(() => expect(heard).toEqual(['inbox']), soon);
    },
  );

  it('opens to a ticket of a session that lives, within its minute, and to nothing else', async () => {
    const { tickets, sessions, knock, time } = await portal();
    sessions.set('s', { id: 'amina', roles: ['Admin'], sessionId: 's', scope: { kind: 'state' } });
    const { ticket, expiresAt } = tickets.create('s');
    expect(await knock(ticket)).toBe(200);
    for (const wrong of [undefined, 's', `${ticket.slice(0, -3)}AAA`, 'A'.repeat(5000)]) {
      expect(await knock(wrong)).toBe(401);
    }
    time.now = expiresAt;
    expect(await knock(ticket)).toBe(401);
    sessions.delete('s');
    expect(await knock(tickets.create('s').ticket)).toBe(401);
  });

  it('tells nothing any more to a session that ended, and everything to the person’s other one', async () => {
    const { live, browser, sessions } = await portal();
    const [phone, desk] = [await browser('amina'), await browser('bala')];
    // The same person, on another device.
    sessions.set(desk.sessionId, {
      id: 'amina',
      roles: ['Admin'],
      sessionId: desk.sessionId,
      scope: { kind: 'state' },
    });
    for (const { follow } of [phone, desk]) await follow('inbox');
    sessions.delete(phone.sessionId);
    await live.recheck(['amina']);
    live.tell([liveAudience('inbox', 'amina')]);
    await vi.waitFor(() => expect(desk.heard).toEqual(['inbox']), soon);
    expect(phone.heard).toEqual([]);
    await expect(phone.follow('inbox')).rejects.toThrow('This session is over');
  });

  it('lets everybody look again when news may have been missed', async () => {
    const { live, browser } = await portal();
    const { follow, heard } = await browser('amina');
    await follow('inbox');
    await follow('work');
    live.tellAll();
    await vi.waitFor(() => expect(heard.toSorted()).toEqual(['inbox', 'work']), soon);
  });

  it('stands beside other hubs: an upgrade goes to the one it names', async () => {
    const { another, origin } = await portal();
    const connection = new HubConnectionBuilder()
      .withUrl(`${origin}/hubs/another`, { transport: HttpTransportType.WebSockets, withCredentials: false })
      .configureLogging(LogLevel.None)
      .build();
    await connection.start();
    closing.push(() => connection.stop());
    expect(another.connectionCount()).toBe(1);
  });
});
