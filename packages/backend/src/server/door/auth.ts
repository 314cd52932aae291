import { bounds } from './bounds.ts';
import { checkJson } from './headers.ts';
import { Refusal } from './refusal.ts';

/** A call of an auth endpoint. */
export interface AuthCall {
  endpoint: string;
  method: string;
  params: Record<string, string>;
  body: Record<string, string> | undefined;
}

/** In the shape of GoTrue, which Supabase's auth client reads. */
class AuthRefusal extends Refusal {
  override toResponse(): Response {
    const { status, code, message } = this;
    return Response.json({ code: status, error_code: code, msg: message }, { status });
  }
}

interface Endpoint {
  method: string;
  params: Record<string, string[]>;
}

/** What a session needs. Everything else is closed: no screen of the site uses it. */
const endpoints: Record<string, Endpoint> = {
  token: { method: 'POST', params: { grant_type: ['password', 'refresh_token'] } },
  user: { method: 'GET', params: {} },
  logout: { method: 'POST', params: { scope: ['global', 'local', 'others'] } },
  settings: { method: 'GET', params: {} },
  health: { method: 'GET', params: {} },
};

/** With sign-ups off, the last two still made an account for whatever address they were given. */
const signUps = ['signup', 'otp', 'magiclink'];

const credentials: Record<string, string[]> = {
  password: ['email', 'password'],
  refresh_token: ['refresh_token'],
};

/**
 * Reads a call of `/auth/v1/<endpoint>`.
 *
 * @throws Refusal (4xx, in GoTrue's shape) when no session needs it.
 */
export function readAuthCall(
  endpoint: string,
  method: string,
  params: URLSearchParams,
  headers: Headers,
  body: Uint8Array,
): AuthCall {
  if (signUps.includes(endpoint)) {
    throw new AuthRefusal(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  const known = Object.hasOwn(endpoints, endpoint) ? endpoints[endpoint] : undefined;
  if (!known) throw new AuthRefusal(404, 'not_found', 'Nothing is served at this address');
  if (method !== known.method) {
    throw new AuthRefusal(405, 'method_not_allowed', `This address is for ${known.method}`);
  }
  for (const [name, value] of params) {
    if (params.getAll(name).length > 1 || known.params[name]?.includes(value) !== true) {
      throw invalid(`The parameter ${name} is not served so`);
    }
  }
  const call = { endpoint, method, params: Object.fromEntries(params) };
  if (endpoint !== 'token') return { ...call, body: undefined };
  checkJson(headers);
  const grant = params.get('grant_type');
  if (grant === null) throw invalid('A grant_type is missing');
  return { ...call, body: readCredentials(body, credentials[grant] ?? []) };
}

function readCredentials(body: Uint8Array, names: string[]): Record<string, string> {
  let given: unknown;
  try {
    given = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new AuthRefusal(400, 'bad_json', 'Could not parse request body as JSON');
  }
  const fields = Object.entries(typeof given === 'object' && given !== null ? given : {});
  const read = names.map((name): [string, string] => {
    const value: unknown = fields.find(([field]) => field === name)?.[1];
    if (typeof value !== 'string' || !value.isWellFormed() || value.includes('\0')) {
      throw invalid(`A text ${name} is missing`);
    }
    if (value.length > bounds.credentialLength) throw invalid(`The ${name} is too long`);
    return [name, value];
  });
  return Object.fromEntries(read);
}

function invalid(message: string): AuthRefusal {
  return new AuthRefusal(400, 'validation_failed', message);
}
