import type { GeneratedFile } from '../defineServerParts.ts';
import { escapeXml } from './xml.ts';

/** A text in `lang`, or by default in the language of its feed. */
export interface FeedText {
  text: string;
  lang?: string | undefined;
}

/** One entry of a feed. Addresses are paths of the site, or absolute. */
export interface FeedEntry {
  /** Identifies the entry permanently, even if everything else changes. */
  id: string;
  href: string;
  title: FeedText;
  /** ISO 8601: a day, or an instant. */
  date: string;
  /** When the entry was changed after `date`, ISO 8601; null: it was not. */
  updated: string | null;
  category: string | null;
  summary: FeedText;
  /** Safe HTML. */
  html: FeedText;
}

/** A feed to subscribe to. Addresses are paths of the site. */
export interface Feed {
  path: string;
  href: string;
  title: string;
  description: string;
  lang: string;
  author: string;
  icon: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

const instant = (date: string) => new Date(date).toISOString();

const lastChange = ({ date, updated }: FeedEntry) => instant(updated ?? date);

/** A feed in Atom: https://www.rfc-editor.org/rfc/rfc4287 */
export function atomFeed(origin: string, feed: Feed): GeneratedFile {
  const whole = (address: string) => new URL(address, origin).href;
  const newest = feed.entries.map(lastChange).toSorted();
  const entries = feed.entries.map((entry) => {
    const { category, date, href, html, id, summary, title } = entry;
    return [
      '<entry>',
      element('id', whole(id)),
      element('title', title),
      link('alternate', whole(href)),
      element('updated', lastChange(entry)),
      element('published', instant(date)),
      ...(category === null ? [] : [`<category term="${escapeXml(category)}"/>`]),
      element('summary', summary),
      element('content', html, ' type="html"'),
      '</entry>',
    ];
  });
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.lang)}">`,
    element('id', whole(feed.path)),
    element('title', feed.title),
    element('subtitle', feed.description),
    link('self', whole(feed.path)),
    link('alternate', whole(feed.href)),
    // An empty feed must have a date too.
    element('updated', newest.at(-1) ?? instant('1970-01-01')),
    `<author>${element('name', feed.author)}</author>`,
    element('icon', whole(feed.icon)),
    ...entries.flat(),
    '</feed>\n',
  ];
  return { contentType: 'application/atom+xml; charset=utf-8', text: lines.join('\n') };
}

function element(name: string, content: string | FeedText, attributes = ''): string {
  const { text, lang } = typeof content === 'string' ? { text: content } : content;
  const language = lang === undefined ? '' : ` xml:lang="${escapeXml(lang)}"`;
  return `<${name}${attributes}${language}>${escapeXml(text)}</${name}>`;
}

const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeXml(href)}"/>`;

/** A feed as JSON Feed: https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(origin: string, feed: Feed): GeneratedFile {
  const whole = (address: string) => new URL(address, origin).href;
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: whole(feed.href),
    feed_url: whole(feed.path),
    description: feed.description,
    icon: whole(feed.icon),
    authors: [{ name: feed.author }],
    language: feed.lang,
    items: feed.entries.map(({ category, date, href, html, id, summary, title, updated }) => ({
      id: whole(id),
      url: whole(href),
      title: title.text,
      content_html: html.text,
      summary: summary.text,
      date_published: instant(date),
      ...(updated !== null && { date_modified: instant(updated) }),
      ...(category !== null && { tags: [category] }),
      ...(html.lang !== undefined && { language: html.lang }),
    })),
  };
  const text = `${JSON.stringify(document)}\n`;
  return { contentType: 'application/feed+json; charset=utf-8', text };
}
