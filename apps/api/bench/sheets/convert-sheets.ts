import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Comma, quote, UTF-8, from the first row; cells as they are kept, not as they are shown; the first sheet. */
const csvFilter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false';
const longestMs = 10 * 60_000;

/** Opens `<name>.xlsx` of the folder in LibreOffice and keeps what it read as `<name>.csv`. */
export async function convertSheets(folder: string, names: readonly string[]): Promise<void> {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const files = names.map((name) => join(folder, `${name}.xlsx`));
  const wanted = ['--headless', '--norestore', '--convert-to', csvFilter, '--outdir', folder];
  try {
    await promisify(execFile)('soffice', [profile, ...wanted, ...files], { timeout: longestMs });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error('LibreOffice is needed: apt-get install libreoffice-calc-nogui', { cause: error });
    throw error;
  }
}
