/** What an origin answers. Names of headers in small letters. */
export interface Answer {
  headers: Record<string, string>;
}

export type Origin = (path: string, headers: Record<string, string>) => Promise<Answer>;

/** How a visitor was answered: from what is kept and fresh; from what is kept, while it is asked for again; by the origin. */
export type How = 'fresh' | 'stale' | 'origin';

export interface Edge {
  get: (path: string, headers: Record<string, string>) => Promise<{ how: How; answer: Answer }>;
  /** How often the origin was asked. */
  readonly asked: number;
}

interface Kept {
  answer: Answer;
  /** ms. */
  since: number;
}

/**
 * A shared cache before an origin that does not fail, which obeys its headers as a CDN that is told to "respect
 * origin": `s-maxage`, `Age` and `Vary` (RFC 9111), `stale-while-revalidate` (RFC 5861). However many ask
 * for an answer, the origin is asked once at a time.
 *
 * @param now ms, of any clock that only goes forward.
 */
export function createEdge(origin: Origin, now: () => number): Edge {
  const kept = new Map<string, Kept>();
  /** Names of the headers that the answers at a path depend on. */
  const varying = new Map<string, string[]>();
  const inFlight = new Map<string, Promise<Answer>>();
  let asked = 0;

  const keyOf = (path: string, headers: Record<string, string>) =>
    [path, ...(varying.get(path) ?? []).map((name) => headers[name] ?? '')].join('\n');

  async function ask(path: string, headers: Record<string, string>): Promise<Answer> {
    asked += 1;
    const answer = await origin(path, headers);
    const { vary, age = '0' } = answer.headers;
    if (vary) varying.set(path, vary.toLowerCase().split(/\s*,\s*/));
    if (lifeOf(answer).fresh > 0) {
      kept.set(keyOf(path, headers), { answer, since: now() - 1_000 * Number(age) });
    }
    return answer;
  }

  function askOnce(path: string, headers: Record<string, string>): Promise<Answer> {
    const key = keyOf(path, headers);
    const flight = inFlight.get(key) ?? ask(path, headers).finally(() => inFlight.delete(key));
    inFlight.set(key, flight);
    return flight;
  }

  return {
    async get(path, headers) {
      const known = kept.get(keyOf(path, headers));
      if (known) {
        const { fresh, stale } = lifeOf(known.answer);
        const age = now() - known.since;
        if (age < fresh) return { how: 'fresh', answer: known.answer };
        if (age < fresh + stale) {
          void askOnce(path, headers);
          return { how: 'stale', answer: known.answer };
        }
      }
      return { how: 'origin', answer: await askOnce(path, headers) };
    },
    get asked() {
      return asked;
    },
  };
}

/** For how long an answer is fresh, and then may still be shown, in ms. */
function lifeOf({ headers }: Answer): { fresh: number; stale: number } {
  const control = headers['cache-control'] ?? '';
  const msOf = (name: string) =>
    1_000 * Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(control)?.[1] ?? 0);
  return { fresh: msOf('s-maxage'), stale: msOf('stale-while-revalidate') };
}
