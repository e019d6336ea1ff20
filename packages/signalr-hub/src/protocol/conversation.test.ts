import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConversationEvent, readConversation, startConversation } from './conversation.ts';

const max = 256;
const hello = '{"protocol":"json","version":1}\u001e';
const encoder = new TextEncoder();

function eventsOf(chunks: readonly Uint8Array[]): ConversationEvent[] {
  const conversation = startConversation();
  return chunks.flatMap((chunk) => [...readConversation(conversation, chunk, max)]);
}

function eventsOfText(text: string): ConversationEvent[] {
  return eventsOf([encoder.encode(text)]);
}

function cut(bytes: Uint8Array, at: readonly number[]): Uint8Array[] {
  const places = [...new Set([0, ...at.map((place) => place % (bytes.length + 1)), bytes.length])].sort(
    (a, b) => a - b,
  );
  return places.slice(1).map((end, index) => bytes.subarray(places[index], end));
}

const message = fc.oneof(
  fc.record({
    type: fc.constant(1),
    target: fc.string({ unit: 'grapheme', minLength: 1 }),
    arguments: fc.array(fc.jsonValue()),
  }),
  fc.constantFrom({ type: 6 }, { type: 99, future: true }, { type: 3, invocationId: 'x' }, { type: 8, sequenceId: 1 }),
);
const anything = fc.oneof(
  { weight: 8, arbitrary: message.map((value) => `${JSON.stringify(value)}\u001e`) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.string({ minLength: max - 2, maxLength: max + 2 }).map((text) => `${text}\u001e`) },
);

describe('readConversation', () => {
  it('understands the same, wherever the bytes are cut', () => {
    fc.assert(
      fc.property(fc.array(anything), fc.array(fc.nat()), (texts, at) => {
        const bytes = encoder.encode(hello + texts.join(''));
        expect(eventsOf(cut(bytes, at))).toEqual(eventsOf([bytes]));
      }),
      { numRuns: 500 },
    );
  });

  it('never throws and never keeps more than one message of bytes, whatever it is fed', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 400 })), (chunks) => {
        const conversation = startConversation();
        for (const chunk of [encoder.encode(hello), ...chunks]) {
          for (const event of readConversation(conversation, chunk, max)) expect(event.kind).toBeTypeOf('string');
          expect(conversation.partial?.bytes.length ?? 0).toBeLessThanOrEqual(max);
        }
      }),
    );
  });

  it('accepts a handshake that is glued to the first call', () => {
    const events = eventsOfText(`${hello}{"type":1,"target":"Go","arguments":[1]}\u001e`);
    expect(events.map(({ kind }) => kind)).toEqual(['handshake-accepted', 'invocation']);
  });

  it.each([
    ['{"protocol":"json","version":2}', undefined],
    ['{"protocol":"json","version":3}', "The server does not support version 3 of the 'json' protocol."],
    ['{"protocol":"json","version":0}', "The server does not support version 0 of the 'json' protocol."],
    ['{"protocol":"messagepack","version":1}', "The protocol 'messagepack' is not supported."],
    ['{"protocol":"json"}', 'An unexpected error occurred during connection handshake.'],
    ['{"protocol":"json","version":"1"}', 'An unexpected error occurred during connection handshake.'],
    ['null', 'An unexpected error occurred during connection handshake.'],
    ['', 'An unexpected error occurred during connection handshake.'],
    ['x'.repeat(max + 1), 'An unexpected error occurred during connection handshake.'],
  ])('answers the handshake %s', (request, error) => {
    const expected = error === undefined ? { kind: 'handshake-accepted' } : { kind: 'handshake-refused', error };
    expect(eventsOfText(`${request}\u001e`)).toEqual([expected]);
  });

  it.each([
    '',
    'not json',
    '[]',
    'null',
    '7',
    '{}',
    '{"type":"1"}',
    '{"type":1,"arguments":[]}',
    '{"type":1,"target":"","arguments":[]}',
    '{"type":1,"target":7,"arguments":[]}',
    '{"type":1,"target":"Go"}',
    '{"type":1,"target":"Go","arguments":{}}',
    '{"type":1,"target":"Go","arguments":[],"invocationId":7}',
    `{"type":1,"target":"Go","arguments":[],"invocationId":"${'1'.repeat(129)}"}`,
    '{"type":1,"target":"Go","arguments":[],"streamIds":"1"}',
    '{"type":2,"item":1}',
    '{"type":3,"result":1}',
    '{"type":4,"target":"Go","arguments":[]}',
    '{"type":5}',
    '{"type":8}',
    '{"type":9,"sequenceId":"1"}',
  ])('calls %s a violation, and reads nothing after it', (text) => {
    const events = eventsOfText(`${hello}${text}\u001e{"type":1,"target":"Go","arguments":[]}\u001e`);
    expect(events.map(({ kind }) => kind)).toEqual(['handshake-accepted', 'violation']);
  });

  it('calls bytes that are not UTF-8 a violation', () => {
    const events = eventsOf([encoder.encode(hello), new Uint8Array([0x22, 0xff, 0x22, 0x1e])]);
    expect(events.at(-1)).toEqual({ kind: 'violation', reason: 'a message is not UTF-8' });
  });

  it.each([
    '{"type":6}',
    '{"type":2,"invocationId":"9","item":1}',
    '{"type":3,"invocationId":"9"}',
    '{"type":5,"invocationId":"9"}',
    '{"type":8,"sequenceId":4}',
    '{"type":9,"sequenceId":4}',
    '{"type":42}',
    '{"type":6,"headers":{"a":"b"},"unknown":1}',
  ])('has nothing to do for %s', (text) => {
    expect(eventsOfText(`${hello}${text}\u001e`).at(-1)).toEqual({ kind: 'nothing-to-do' });
  });

  it('takes an absent, null or empty invocationId as "do not answer"', () => {
    for (const id of ['', ',"invocationId":null', ',"invocationId":""']) {
      const event = eventsOfText(`${hello}{"type":1,"target":"Go","arguments":[]${id}}\u001e`).at(-1);
      expect(event).toMatchObject({ kind: 'invocation', invocation: { id: undefined } });
    }
  });

  it('ends with the Close of the client', () => {
    const events = eventsOfText(`${hello}{"type":7}\u001e{"type":1,"target":"Go","arguments":[]}\u001e`);
    expect(events.map(({ kind }) => kind)).toEqual(['handshake-accepted', 'closed-by-peer']);
  });
});
