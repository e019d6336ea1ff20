import('./bootstrap.tsx')
  .then(({ start }) => start())
  .catch(async (error: unknown) => {
    const { showStartFailure } = await import('./start-failure.ts');
    showStartFailure();
    throw error;
  });
