import { koboOfDigits } from '../naira.ts';
import { isSuccess, type ProviderHttp } from '../provider-http.ts';
import { posChannel } from './pos-channel.ts';
import type { PosSettings } from './pos-settings.ts';

/** A payment as the network's file of a day lists it. Kobo. */
interface PosFileLine {
  readonly serial: string;
  readonly orderId: string;
  readonly amountKobo: number;
  readonly channel: 'card' | 'transfer';
  readonly paidAt: Date;
}

interface PosFile {
  readonly lines: readonly PosFileLine[];
  /** Rows that say nothing we could rely on: cash, amounts that are none. */
  readonly unreadable: number;
}

/** The file of a day (Lagos, `YYYY-MM-DD`), or undefined while the network has none. Never throws. */
export type ReadPosFile = (day: string) => Promise<PosFile | undefined>;

const heading = 'serial,merchantReference,amountKobo,channel,paidAt';

export function createReadPosFile({ apiKey }: PosSettings, http: ProviderHttp): ReadPosFile {
  return async (day) => {
    const path = `/pos/v1/files/${day}`;
    const reply = await http.send({ method: 'GET', path, headers: { authorization: `Bearer ${apiKey}` } });
    if (reply.kind === 'no-answer' || !isSuccess(reply)) return undefined;
    const [first, ...rows] = reply.body.split(/\r?\n/).filter((row) => row !== '');
    if (first !== heading) return undefined;
    const lines = rows.map(lineOf);
    const read = lines.filter((line) => line !== undefined);
    return { lines: read, unreadable: lines.length - read.length };
  };
}

function lineOf(row: string): PosFileLine | undefined {
  const [serial = '', orderId = '', amount = '', channelName = '', at = ''] = row.split(',');
  const amountKobo = koboOfDigits(amount);
  const channel = posChannel(channelName);
  const paidAt = new Date(at);
  if (serial === '' || orderId.length < 6 || orderId.length > 50 || !amountKobo || channel === null) return undefined;
  return Number.isNaN(paidAt.getTime()) ? undefined : { serial, orderId, amountKobo, channel, paidAt };
}
