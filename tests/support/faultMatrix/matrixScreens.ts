import type { Entry } from '../../../packages/kit/src/render/renderer.ts';
import { results } from '../../../site/src/content/results.ts';
import type { FakeSupabase, SeenRequest } from '../backend/fakeSupabase.ts';
import { callKinds, signatureOf, titleIn } from './faultMatrix.ts';
import type { CallKind } from './faultMatrix.ts';
import { readPage } from '../http/html.ts';
import type { ReadPage } from '../http/html.ts';
import type { Row } from '../backend/sampleRows.ts';

export interface Call {
  label: string;
  signature: string;
  kind: CallKind;
  /** What its screen shows of it when all is well. */
  title: string;
}

export interface Screen {
  path: string;
  /** Seen on a healthy run. */
  calls: Call[];
  healthy: ReadPage;
}

/** Every path of the route table, with the calls that its page makes when all is well. */
export async function readScreens(fake: FakeSupabase, siteUrl: string): Promise<Screen[]> {
  const built = '../../../site/dist/server/serverEntry.js';
  const { paths } = (await import(built)) as Entry;
  const found: Screen[] = [];
  for (const [index, pattern] of paths.table.entries()) {
    const path = addressOf(pattern, index);
    fake.requests.length = 0;
    // The requests are those of one page.
    const healthy = await readPage(siteUrl + path);
    const calls = await Promise.all(fake.requests.map((request) => readCall(fake, path, request)));
    found.push({ path, calls, healthy });
  }
  // What breaks in another round must be another call: only the first ones break together.
  const others = found.flatMap(({ calls }) => calls.slice(1).map(({ signature }) => signature));
  const firsts = new Set(found.flatMap(({ calls }) => calls[0]?.signature ?? []));
  if (others.length > new Set(others).size || others.some((call) => firsts.has(call))) {
    throw new Error('Two screens share a call.');
  }
  return found;
}

/** An address of a route; each article page has an article of its own. */
function addressOf(pattern: string, index: number): string {
  const path = pattern
    .replace(':id', String(index))
    .replace(':slug', 'course-1')
    .replace(':topic', 'gs-paper-2')
    .replace(':day', '2026-10-05')
    .replace(':title', results[0]?.title ?? '')
    .replace('*', '/no/such/page');
  if (path.includes(':'))
    throw new Error(`${pattern} has a parameter that this test does not know.`);
  return path;
}

async function readCall(fake: FakeSupabase, path: string, request: SeenRequest): Promise<Call> {
  const signature = signatureOf(request);
  const kind = callKinds.findLast(({ matches }) => matches(request, path));
  if (!kind) throw new Error(`${path} makes a call that this test does not know: ${signature}`);
  const { apikey, accept } = request.headers;
  const answer = await fetch(`${fake.url}/rest/v1/${signature}`, {
    headers: { apikey: String(apikey), accept: accept ?? '' },
  });
  const title = titleIn([(await answer.json()) as Row | Row[]].flat());
  return { label: `${path}: ${kind.name}`, signature, kind, title };
}
