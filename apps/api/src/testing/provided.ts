declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL and the migrated database that every test database is a copy of. */
    postgres: { url: string; ownerUrl: string; readerUrl: string; superuserUrl: string; template: string };
    /** How much later than the machine's the clock of the run is. */
    clockShiftMs: number;
  }
}

export {};
