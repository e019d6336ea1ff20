/** The gate said no; the message says why and what to do, one line a fault. Nothing has been changed. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}

/** What lies there is not, or not only, one whole build. Some other build of the same app may be just running. */
export class UnfinishedBuild extends ReleaseRefused {
  constructor(app: string, file?: string) {
    super(
      `The build of ${app} is not whole${file ? ` (${file})` : ''}: it was interrupted, or another one is running in its folder. Build it again`,
    );
  }
}
