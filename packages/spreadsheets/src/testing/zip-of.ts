type Numbers = Readonly<Record<number, number>>;

/** The parts of a zip, packed; what it says of their sizes can be a lie. */
export async function zipOf(
  parts: Readonly<Record<string, string>>,
  saidBytes: (name: string, bytes: number) => number = (_name, bytes) => bytes,
): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const named = encoder.encode(name);
    const content = encoder.encode(text);
    const packed = await deflated(content);
    const size = saidBytes(name, content.length);
    const header = record(
      30 + named.length,
      { 0: 0x04034b50, 18: packed.length, 22: size },
      { 8: 8, 26: named.length },
    );
    header.set(named, 30);
    const longs = { 0: 0x02014b50, 20: packed.length, 24: size, 42: at };
    const entry = record(46 + named.length, longs, { 10: 8, 28: named.length });
    entry.set(named, 46);
    pieces.push(header, packed);
    directory.push(entry);
    at += header.length + packed.length;
  }
  const end = record(22, { 0: 0x06054b50, 16: at }, { 10: directory.length });
  return new Uint8Array(await new Blob([...pieces, ...directory, end]).arrayBuffer());
}

function record(length: number, longs: Numbers, shorts: Numbers): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of Object.entries(longs)) view.setUint32(Number(at), value, true);
  for (const [at, value] of Object.entries(shorts)) view.setUint16(Number(at), value, true);
  return bytes;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
