import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

const block = 512;
const folderType = '5';
const linkType = '2';

/** Writes the plain ustar archives of a base backup as files below `folder`, readable by their owner alone. */
export function untarTo(folder: string) {
  let rest: Buffer = Buffer.alloc(0);
  let file: FileHandle | undefined;
  /** Of the file that is being written, and of the filling behind it. */
  let bytesLeft = 0;
  let fillingLeft = 0;

  async function begin(header: Buffer): Promise<void> {
    const { name, size, type } = parsed(header);
    const path = join(folder, name);
    if (path !== folder && !path.startsWith(folder + sep))
      throw new Error(`The backup holds ${name}, which is outside`);
    if (type === folderType) return void (await mkdir(path, { recursive: true, mode: 0o700 }));
    // Links are those of tablespaces, which servers of ours have none of.
    if (type === linkType) throw new Error(`The backup holds a link, ${name}, and tablespaces are not copied`);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    file = await open(path, 'w', 0o600);
    bytesLeft = size;
    fillingLeft = (block - (size % block)) % block;
  }

  function take(count: number): Buffer {
    const taken = rest.subarray(0, count);
    rest = rest.subarray(taken.length);
    return taken;
  }

  async function end(): Promise<void> {
    await file?.close();
    file = undefined;
  }

  return {
    async write(chunk: Buffer): Promise<void> {
      rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      while (rest.length > 0) {
        if (file) {
          const bytes = take(bytesLeft);
          await file.write(bytes);
          bytesLeft -= bytes.length;
          if (bytesLeft > 0) return;
          await end();
        } else if (fillingLeft > 0) fillingLeft -= take(fillingLeft).length;
        else if (rest.length < block) return;
        else {
          const header = take(block);
          // Two empty blocks end an archive.
          if (header.some((byte) => byte !== 0)) await begin(header);
          if (file && bytesLeft === 0) await end();
        }
      }
    },
    /** Throws when the last file did not come whole. */
    async close(): Promise<void> {
      const isTorn = file !== undefined;
      await end();
      if (isTorn) throw new Error('The backup ended in the middle of a file');
    },
  };
}

function parsed(header: Buffer): { readonly name: string; readonly size: number; readonly type: string } {
  const text = (from: number, to: number) => header.toString('utf8', from, to).replace(/\0.*$/s, '');
  const prefix = text(345, 500);
  const isLarge = ((header[124] ?? 0) & 0x80) !== 0;
  return {
    name: (prefix ? `${prefix}/` : '') + text(0, 100),
    // Octal; in base 256 beyond 8 GiB.
    size: isLarge ? Number(header.readBigUInt64BE(128)) : Number.parseInt(text(124, 136), 8),
    type: String.fromCharCode(header[156] ?? 0),
  };
}
