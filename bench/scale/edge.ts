/** What an origin answers. Names of headers in small letters. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** @throws Error when no answer comes. */
export type Origin = (path: string, headers: Record<string, string>) => Promise<Answer>;

/**
 * How a visitor's request was answered: from what is kept and fresh; from what is kept, while it is asked
 * for again; by the origin; from what is kept, because the origin failed; not at all.
 */
export type How = 'fresh' | 'stale' | 'origin' | 'instead' | 'failed';

export interface Edge {
  /** An answer from what is kept or from the origin; a failed one where neither has any. */
  get: (path: string, headers: Record<string, string>) => Promise<{ how: How; answer: Answer }>;
  /** Forgets everything, as after a new version of the site. */
  purge: () => void;
  /** What the origin was asked for, and how often it said that nothing had changed. */
  readonly asked: number;
  readonly unchanged: number;
}

interface Kept {
  answer: Answer;
  /** ms. */
  since: number;
}

const unreachable: Answer = { status: 502, headers: {}, body: Buffer.alloc(0) };

/**
 * A shared cache that obeys the headers, as a CDN that is told to "respect origin":
 * `s-maxage`, `Age` and `Vary` (RFC 9111), `stale-while-revalidate` and `stale-if-error` (RFC 5861), entity
 * tags (RFC 9110). However many ask for an answer, the origin is asked once at a time.
 *
 * @param now ms, of any clock that only goes forward.
 */
export function createEdge(origin: Origin, now: () => number): Edge {
  const kept = new Map<string, Kept>();
  /** Names of the headers that the answers at a path depend on. */
  const varying = new Map<string, string[]>();
  const flights = new Map<string, Promise<Answer>>();
  let asked = 0;
  let unchanged = 0;

  const keyOf = (path: string, headers: Record<string, string>) =>
    [path, ...(varying.get(path) ?? []).map((name) => headers[name] ?? '')].join('\n');

  async function ask(path: string, headers: Record<string, string>): Promise<Answer> {
    const known = kept.get(keyOf(path, headers));
    const tag = known?.answer.headers['etag'];
    asked += 1;
    const answer = await origin(path, { ...headers, ...(tag && { 'if-none-match': tag }) });
    if (answer.status === 304 && known) {
      unchanged += 1;
      return renew(known, answer, now());
    }
    const { vary } = answer.headers;
    if (vary) varying.set(path, vary.toLowerCase().split(/\s*,\s*/));
    if (lifeOf(answer).fresh > 0) {
      kept.set(keyOf(path, headers), { answer, since: now() - ageOf(answer) });
    }
    return answer;
  }

  function askOnce(path: string, headers: Record<string, string>): Promise<Answer> {
    const key = keyOf(path, headers);
    const flight = flights.get(key) ?? ask(path, headers).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  return {
    async get(path, headers) {
      const known = kept.get(keyOf(path, headers));
      const { fresh, stale, onError } = known ? lifeOf(known.answer) : neverKept;
      const age = known ? now() - known.since : 0;
      if (known && age < fresh) return { how: 'fresh', answer: known.answer };
      if (known && age < fresh + stale) {
        // No visitor waits for it, and what fails is tried again by the next one.
        askOnce(path, headers).catch(() => {});
        return { how: 'stale', answer: known.answer };
      }
      const answer = await askOnce(path, headers).catch(() => unreachable);
      if (answer.status < 500) return { how: 'origin', answer };
      if (known && age < fresh + onError) return { how: 'instead', answer: known.answer };
      return { how: 'failed', answer };
    },
    purge: () => kept.clear(),
    get asked() {
      return asked;
    },
    get unchanged() {
      return unchanged;
    },
  };
}

/** With the headers of the newer answer, and the body that there is. */
function renew(known: Kept, { headers }: Answer, now: number): Answer {
  known.answer = { ...known.answer, headers: { ...known.answer.headers, ...headers } };
  known.since = now - ageOf({ headers });
  return known.answer;
}

const neverKept = { fresh: 0, stale: 0, onError: 0 };

/** For how long an answer is fresh, and then may still be shown, in ms. */
function lifeOf({ status, headers }: Answer): typeof neverKept {
  const control = headers['cache-control'] ?? '';
  if (status >= 500 || /\b(private|no-store|no-cache)\b/.test(control)) return neverKept;
  const seconds = (name: string) =>
    1_000 * Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(control)?.[1] ?? 0);
  return {
    fresh: seconds('s-maxage') || seconds('max-age'),
    stale: seconds('stale-while-revalidate'),
    onError: seconds('stale-if-error'),
  };
}

const ageOf = ({ headers }: Pick<Answer, 'headers'>): number => 1_000 * Number(headers['age'] ?? 0);
