import type { PartnerAnswerOf, PartnerEndpoint, PartnerRequestOf, PartnerVersion } from '@portal/contracts';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { FileAnswer } from '../file-answer.ts';
import type { AnsweredCall } from './note-calls.ts';
import type { PartnerCaller } from './partner-caller.ts';

/** What a handler knows about the call besides the parsed request. */
export interface PartnerCall {
  readonly caller: PartnerCaller;
  /** As it came, without quotes. */
  readonly idempotencyKey: string | undefined;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  /** Of the call; undefined when it did not come, or came twice. */
  readonly header: (name: string) => string | undefined;
  readonly setHeader: (name: string, value: string) => void;
}

export type PartnerHandler<E extends PartnerEndpoint> = (
  request: PartnerRequestOf<E>,
  call: PartnerCall,
) => Promise<PartnerAnswerOf<E> | FileAnswer>;

export type ServePartner = <E extends PartnerEndpoint>(endpoint: E, handler: PartnerHandler<E>) => void;

/** What a call of a key is about to be answered. */
export interface CallToAnswer {
  readonly endpoint: PartnerEndpoint;
  readonly requestId: string;
  readonly status: number;
  /** Of the problem. */
  readonly code?: string;
  readonly answered: (header: string) => string | undefined;
}

/** The rest of a signature's judgement, once the bytes of the body are there; undefined: nothing was read. */
export type SettleSignature = (body: Buffer | undefined) => Promise<void>;

export interface PartnerDoor {
  /** Whose key a call comes with, told to `named` as soon as it is known; throws for what is none, and for one that may not be used here. */
  readonly identify: (request: FastifyRequest, named: (caller: PartnerCaller) => void) => Promise<PartnerCaller>;
  /** Judges the signature of a call by its headers; throws for one that is wrong, and for none where the caller must sign. */
  readonly judgeSignature: (request: FastifyRequest, caller: PartnerCaller) => Promise<SettleSignature | undefined>;
  /** Told before the answer is sent; it may not fail. */
  readonly watch: (caller: PartnerCaller, call: CallToAnswer) => Promise<void>;
  /** Told of each call once it is answered. */
  readonly note: (call: AnsweredCall) => void;
  readonly now: () => Date;
  /** Dated versions of the interface, the oldest first. */
  readonly versions: readonly PartnerVersion[];
  /** Where people read what went wrong. */
  readonly portalOrigin: string;
}
