// The used parts of packages that only this folder installs: without its `npm ci` the compiler has no
// other types for them.

declare module 'lighthouse' {
  interface Result {
    lhr: {
      runtimeError?: { message: string };
      categories: Record<string, { score: number | null } | undefined>;
      audits: Record<string, { numericValue?: number } | undefined>;
    };
  }
  interface Flags {
    port: number;
    output: 'json';
    logLevel: 'error';
    onlyCategories: string[];
  }
  export default function lighthouse(url: string, flags: Flags): Promise<Result | undefined>;
}

declare module 'selfsigned' {
  export function generate(
    attributes: { name: string; value: string }[],
    options: { keySize: number },
  ): Promise<{ private: string; cert: string }>;
}

declare module 'autocannon' {
  interface Result {
    requests: { average: number };
    latency: { p99: number };
    non2xx: number;
    errors: number;
  }
  interface Client {
    pipelinedRequests: { addBody: (data: Buffer) => void };
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    requests?: { path: string }[];
    setupClient?: (client: Client) => void;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
