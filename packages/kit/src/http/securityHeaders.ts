import { createHash } from 'node:crypto';

interface PolicyOptions {
  /** A backend at another origin that browsers read directly; none if it is a path of this site or empty. */
  backendUrl: string;
  development: boolean;
  https: boolean;
  /** Exactly as written in the pages: they are hashed. */
  inlineScripts: readonly string[];
}

/** The Content-Security-Policy: the allowed sources of each kind of content. */
function contentSecurityPolicy(options: PolicyOptions): string {
  const { backendUrl, development, https, inlineScripts } = options;
  const backend = URL.canParse(backendUrl) ? ` ${new URL(backendUrl).origin}` : '';
  const connections = `${backend}${development ? ' ws:' : ''}`;
  // Directives that only repeat their fallback, `default-src` or `script-src`, are left out: headers are uncompressed.
  const directives: Record<string, string> = {
    'default-src': "'self'",
    // Vite's development client and React Refresh are inline modules.
    'script-src': development
      ? "'self' 'unsafe-inline'"
      : ["'self'", ...inlineScripts.map((script) => `'${hashOf(script)}'`)].join(' '),
    // Inline for each page's critical styles, which are cached without headers, and the open menu's scroll lock, which
    // has the width of the scrollbar. Neither has text of visitors.
    'style-src': "'self' 'unsafe-inline'",
    'style-src-attr': "'none'",
    // Pictures may be at any address that the content names, and at a backend without TLS.
    'img-src': `'self' data: https:${backend.startsWith(' http:') ? backend : ''}`,
    'media-src': "'self' https:",
    ...(connections && { 'connect-src': `'self'${connections}` }),
    'frame-src': 'https://www.youtube-nocookie.com',
    'worker-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...(https && { 'upgrade-insecure-requests': '' }),
    // Strings cannot become markup or code, without exceptions (https://web.dev/trusted-types).
    // In development, Vite's error overlay needs this.
    ...(!development && { 'require-trusted-types-for': "'script'", 'trusted-types': "'none'" }),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}

/** https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

export function securityHeaders(options: PolicyOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Origin-Agent-Cluster
    'origin-agent-cluster': '?1',
    ...(options.https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
