import { arcPath, icons } from '../../shared/icons.ts';
import type { IconName } from '../../shared/icons.ts';
import type { Content } from '../../shared/model.ts';
import { Html, html } from './html.ts';

export interface Page {
  title: string;
  description: string;
  path: string;
  styles: string;
  main: Html;
}

export const icon = (name: IconName) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[name]}" /></svg>`;

export const arc = html`<svg class="arc icon" viewBox="0 0 44 16" aria-hidden="true">
  <path d="${arcPath}" />
</svg>`;

/** The whole document: header with native menus, the page, the footer; no script. */
export function document(
  content: Content,
  { title, description, path, styles, main }: Page,
): string {
  const { fontPreloads } = content;
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1f1d52" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        <link rel="canonical" href="https://bench.example${path}" />
        ${fontPreloads.map((href) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}" />`)}
        <style>
          ${new Html(styles)}
        </style>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to main content</a>
        ${header(content)}
        <main id="main">${main}</main>
        ${footer(content)}
      </body>
    </html> `.text;
}

function logo({ logo: { viewBox, bridge, reflection }, institute }: Content): Html {
  return html`<span class="logo"
    ><svg width="36" height="36" viewBox="${viewBox}" aria-hidden="true">
      <path fill="currentColor" d="${bridge}" />
      <path fill="var(--accent)" d="${reflection}" /></svg
    ><span>${institute.name}</span></span
  >`;
}

function header(content: Content): Html {
  const { navigation, headerActions } = content.institute;
  return html`<header class="site-header">
    <div class="box">
      <a href="/" aria-label="${content.institute.name}">${logo(content)}</a>
      <button class="burger" type="button" aria-label="Open menu" popovertarget="menu">
        ${icon('menu')}
      </button>
      <div class="menu" id="menu" popover>
        <div class="menu-top">
          <span>Menu</span
          ><button
            class="burger"
            type="button"
            aria-label="Close menu"
            popovertarget="menu"
            popovertargetaction="hide"
          >
            ${icon('close')}
          </button>
        </div>
        <nav aria-label="Main">
          <ul>
            ${navigation.map((item) =>
              'items' in item
                ? html`<li>
                    <details>
                      <summary>${item.title}</summary>
                      <ul>
                        ${item.items.map(({ href, title }) => html`<li><a href="${href}">${title}</a></li>`)}
                      </ul>
                    </details>
                  </li>`
                : html`<li><a${item.blink && new Html(' class="blink"')} href="${item.href}">${item.title}</a></li>`,
            )}
          </ul>
        </nav>
        <div class="actions">
          <a class="button quiet" href="${headerActions.app.href}">${headerActions.app.label}</a
          ><a class="button accent" href="${headerActions.call.href}"
            >${headerActions.call.label}</a
          >
        </div>
      </div>
    </div>
  </header>`;
}

function footer(content: Content): Html {
  const { contactLines, address, quickLinks, resourceLinks, socialLinks, copyright } =
    content.institute;
  const links = (heading: string, items: typeof quickLinks) =>
    html`<nav aria-label="${heading}">
      <h2>${heading}</h2>
      <ul>
        ${items.map(({ href, title }) => html`<li><a href="${href}">${title}</a></li>`)}
      </ul>
    </nav>`;
  return html`<footer class="site-footer">
    <div class="box">
      ${logo(content)}
      <div class="columns">
        <div>
          <h2>Contact</h2>
          <ul>
            ${contactLines.map(({ label, href, value }) => html`<li><span class="label">${label}</span><a href="${href}">${value}</a></li>`)}
          </ul>
          <address>
            <span>${address.label}</span>${address.lines.map((line) => html`<span>${line}</span>`)}
          </address>
        </div>
        ${links('Quick links', quickLinks)} ${links('Free resources', resourceLinks)}
      </div>
      <p>${copyright}</p>
      <nav aria-label="Follow us">
        <ul class="social">
          ${socialLinks.map((link) => html`<li><a href="${link.href}" aria-label="${link.title}">${icon(link.icon)}</a></li>`)}
        </ul>
      </nav>
    </div>
  </footer>`;
}

export function pageHeader(heading: string, text?: string): Html {
  return html`<div class="page-header">
    <div class="box">
      ${arc}
      <h1>${heading}</h1>
      ${text !== undefined && html`<p>${text}</p>`}
    </div>
  </div>`;
}
