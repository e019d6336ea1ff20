/** A record on its way to any number of connections: each framing is made at most once and its buffer shared. */
export interface Outgoing {
  readonly record: string;
  webSocketFrame: Buffer | undefined;
  eventFrame: Buffer | undefined;
}

export function outgoing(record: string): Outgoing {
  return { record, webSocketFrame: undefined, eventFrame: undefined };
}

/** One final, unmasked text frame (RFC 6455 §5.2). */
export function webSocketFrameOf(message: Outgoing): Buffer {
  if (message.webSocketFrame !== undefined) return message.webSocketFrame;
  const length = Buffer.byteLength(message.record);
  const headerLength = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(headerLength + length);
  frame[0] = 0x81;
  if (headerLength === 2) {
    frame[1] = length;
  } else if (headerLength === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(message.record, headerLength);
  message.webSocketFrame = frame;
  return frame;
}

/** One server-sent event. JSON has no raw line break, so one `data:` line carries a record. */
export function eventFrameOf(message: Outgoing): Buffer {
  message.eventFrame ??= Buffer.from(`data: ${message.record}\r\n\r\n`);
  return message.eventFrame;
}
