import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendWithProgress } from './send-with-progress.ts';

/** What a browser offers, as far as it is used. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  sent: unknown;
  opened: readonly string[] = [];
  headers: Record<string, string> = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  constructor() {
    FakeRequest.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort();
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => vi.unstubAllGlobals());

describe('sending with progress', () => {
  it('says how much has left, and answers as fetch does', async () => {
    const shares: number[] = [];
    const body = new FormData();
    const answer = sendWithProgress((share) => shares.push(share))('/api/v1/x', {
      method: 'POST',
      headers: { authorization: 'Bearer t' },
      body,
    });
    const request = FakeRequest.last;
    request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    request.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
    request.upload.onprogress?.({ lengthComputable: true, loaded: 4, total: 4 });
    request.status = 422;
    request.responseText = '{"code":"document.not-an-image"}';
    request.onload();

    const response = await answer;
    expect([response.status, await response.json()]).toEqual([422, { code: 'document.not-an-image' }]);
    expect(shares).toEqual([0.25, 1]);
    expect(request.opened).toEqual(['POST', '/api/v1/x']);
    expect(request.headers).toEqual({ authorization: 'Bearer t' });
    expect(request.sent).toBe(body);
  });

  it('fails when the connection is lost', async () => {
    const answer = sendWithProgress(() => {})('/api/v1/x', { method: 'POST' });
    FakeRequest.last.onerror();

    await expect(answer).rejects.toThrow('The connection was lost');
  });

  it('stops when it is cancelled, and does not begin when that was before', async () => {
    const stop = new AbortController();
    const answer = sendWithProgress(() => {})('/api/v1/x', { method: 'POST', signal: stop.signal });
    stop.abort(new Error('cancelled'));

    await expect(answer).rejects.toThrow('cancelled');
    await expect(sendWithProgress(() => {})('/api/v1/x', { signal: stop.signal })).rejects.toThrow('cancelled');
  });
});
