import { expect } from '@playwright/test';
import type { AuthoredContent, ContentItem, ContentKind, Picture } from '@portal/contracts';
import { givenAccount } from '../world/accounts.ts';
import { origin } from '../world/addresses.ts';
import { openSession } from '../world/open-session.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function send(method: string, path: string, body?: unknown, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: body === undefined && !token ? {} : headers,
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
  return { status: answer.status, body: await answer.json() };
}

const superAdminToken = async () => (await openSession(await givenAccount('SuperAdmin'))).token;

/** All stories of a worker share one. */
let sessions: Promise<[string, string]> | undefined;

/** Who publishes what the public site says: a SuperAdmin and a second one, over the API that the editing screens use. */
export class Editor {
  private readonly token: string;
  private readonly second: string;

  private constructor(token: string, second: string) {
    this.token = token;
    this.second = second;
  }

  static async signedIn(): Promise<Editor> {
    sessions ??= Promise.all([superAdminToken(), superAdminToken()]);
    return new Editor(...(await sessions));
  }

  async call<T = ContentItem>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    data?: unknown,
    token = this.token,
  ): Promise<T> {
    const { status, body } = await send(method, `/content${path}`, data, token);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as T;
  }

  async item(kind: ContentKind, slug: string): Promise<ContentItem> {
    const query = new URLSearchParams({ kind, criteria: slug, pageSize: '200' });
    const { data: items } = await this.call<{ data: ContentItem[] }>('GET', `/items?${query}`);
    const found = items.find((item) => item.slug === slug);
    if (!found) throw new Error(`There is no ${kind} at ${slug}`);
    return this.call('GET', `/items/${found.id}`);
  }

  /** Saves a draft of what is there, changed. Nobody sees it yet. */
  async drafts(item: ContentItem, content: AuthoredContent): Promise<ContentItem> {
    return this.call('PUT', `/items/${item.id}/draft`, { draftVersion: item.draftVersion, content });
  }

  /** Proposed by one, approved by the other. */
  async publishes({ id, draftVersion }: ContentItem, at?: Date): Promise<ContentItem> {
    await this.call('POST', `/items/${id}/proposal`, { draftVersion, ...(at && { at: at.toISOString() }) });
    return this.call('POST', `/items/${id}/publications`, { draftVersion }, this.second);
  }

  async withdraws({ id, draftVersion }: ContentItem): Promise<ContentItem> {
    return this.call('POST', `/items/${id}/withdrawal`, { draftVersion });
  }

  async uploads(bytes: Uint8Array, fileName: string): Promise<Picture> {
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.from(bytes)]), fileName);
    const answer = await fetch(`${origin}/api/v1/content/pictures`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}` },
      body: form,
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Picture;
  }

  async restores({ id, draftVersion }: ContentItem, version: number): Promise<ContentItem> {
    return this.call('POST', `/items/${id}/versions/${version}/restoration`, { draftVersion });
  }
}
