/** Where each kind of content may come from, for a site whose tables stand at `supabaseUrl`. */
function contentSecurityPolicy(supabaseUrl: string, development: boolean): string {
  const tables = supabaseUrl ? ` ${new URL(supabaseUrl).origin}` : '';
  const directives = {
    'default-src': "'self'",
    // Vite's development client and React's refresh come as inline modules.
    'script-src': development ? "'self' 'unsafe-inline'" : "'self'",
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

/** The headers of every answer (DESIGN.md section 9). */
export function securityHeaders(options: {
  supabaseUrl: string;
  development: boolean;
  https: boolean;
}): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options.supabaseUrl, options.development),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(options.https && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
