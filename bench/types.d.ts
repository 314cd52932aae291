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
  export default function lighthouse(url: string, flags: object): Promise<Result | undefined>;
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
  export interface Client {
    pipelinedRequests: { addBody: (data: Buffer) => void };
  }
  export default function autocannon(options: object): Promise<Result>;
}
