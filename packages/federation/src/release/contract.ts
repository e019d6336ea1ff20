/** What a remote promises, read from its own server bundle under a given shell. */
export interface RemoteContract {
  readonly platformVersion: number;
  readonly id: string;
  readonly navigation: readonly string[];
  readonly routes: readonly ContractRoute[];
}

export interface ContractRoute {
  readonly path: string;
  /** Name of the chunk its `lazy` imports, when it has one. */
  readonly lazyModule?: string;
}

/** What the shell promises. */
export interface ShellContract {
  readonly platformVersion: number;
  readonly places: readonly { readonly id: string; readonly paths: readonly string[] }[];
}

export type ContractAnswer<T> = { readonly contract: T } | { readonly fault: string };
