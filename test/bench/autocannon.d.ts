/** The package brings no types; this is what we ask of it. */
declare module 'autocannon' {
  type LoadRequest = {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  };
  type Options = {
    readonly url: string;
    readonly requests: readonly { readonly setupRequest: (request: object) => LoadRequest }[];
    readonly connections: number;
    readonly duration: number;
  };
  type Result = {
    readonly duration: number;
    readonly requests: { readonly total: number };
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly non2xx: number;
    readonly errors: number;
  };
  // biome-ignore lint/style/noDefaultExport: the package has a default export.
  export default function autocannon(options: Options): Promise<Result>;
}
