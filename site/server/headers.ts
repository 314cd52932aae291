import { createHash } from 'node:crypto';

interface PolicyOptions {
  /** A hosted Supabase that browsers read directly; empty: none. */
  supabaseUrl: string;
  development: boolean;
  /** The one script that stands in the page itself. */
  inlineScript: string;
}

/** Where each kind of content may come from. */
function contentSecurityPolicy({ supabaseUrl, development, inlineScript }: PolicyOptions): string {
  const tables = supabaseUrl ? ` ${new URL(supabaseUrl).origin}` : '';
  const directives = {
    'default-src': "'self'",
    // Vite's development client and React's refresh come as inline modules.
    'script-src': development ? "'self' 'unsafe-inline'" : `'self' '${hashOf(inlineScript)}'`,
    // Inline styles only: the scroll lock of the open menu sets them, no text of a visitor does.
    'style-src': "'self' 'unsafe-inline'",
    // Pictures of courses may stand at any address the tables name.
    'img-src': "'self' data: https:",
    'media-src': "'self' https:",
    'font-src': "'self'",
    'connect-src': `'self'${tables}${development ? ' ws:' : ''}`,
    'frame-src': 'https://www.youtube-nocookie.com',
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** The headers of every answer (DESIGN.md section 9). */
export function securityHeaders(
  options: PolicyOptions & { https: boolean },
): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(options.https && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
