import { createHash } from 'node:crypto';

interface PolicyOptions {
  /** A backend elsewhere that browsers read directly; a path of this site, or empty: none. */
  backendUrl: string;
  development: boolean;
  /** The scripts that stand in the pages themselves, exactly as they stand there. */
  inlineScripts: readonly string[];
}

/** Where each kind of content may come from. */
function contentSecurityPolicy(options: PolicyOptions & { https: boolean }): string {
  const { backendUrl, development, https, inlineScripts } = options;
  const backend = URL.canParse(backendUrl) ? ` ${new URL(backendUrl).origin}` : '';
  const connections = `${backend}${development ? ' ws:' : ''}`;
  // Those that would say what `default-src` and `script-src` say for them are left out: headers are not compressed.
  const directives: Record<string, string> = {
    'default-src': "'self'",
    // Vite's development client and React's refresh come as inline modules.
    'script-src': development
      ? "'self' 'unsafe-inline'"
      : ["'self'", ...inlineScripts.map((script) => `'${hashOf(script)}'`)].join(' '),
    // Inline for two that no hash can name: each page's own critical styles, in pages kept and
    // prerendered without their headers, and the scroll lock of the open menu, whose text holds the
    // width of the scrollbar. Neither holds any visitor's text, and attributes set no style.
    'style-src': "'self' 'unsafe-inline'",
    'style-src-attr': "'none'",
    // Pictures may stand at any address that the content names, and in a backend without TLS.
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
    // No text becomes markup or code, and nothing may make an exception (https://web.dev/trusted-types).
    // Vite's error overlay does so in development.
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

/** The headers of every response. */
export function securityHeaders(
  options: PolicyOptions & { https: boolean },
): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Origin-Agent-Cluster
    'origin-agent-cluster': '?1',
    // Old plug-ins ask for a policy file; there is none.
    'x-permitted-cross-domain-policies': 'none',
    ...(options.https && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
