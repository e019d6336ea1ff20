export function playManifests(): Promise<string> {
  return Promise.resolve('soon');
}
