/**
 * Characters that control a terminal or change the direction of text: control characters except line ends and tabs,
 * bidirectional marks (https://trojansource.codes), line separators, deprecated formatting.
 */
const unsafe = /[^\P{Cc}\n\t\r]|\r(?!\n)|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u206F]/gu;

export const sanitize = (text: string): string => text.replace(unsafe, '');

export const onOneLine = (text: string): string => sanitize(text.replace(/\s+/gu, ' ')).trim();

/** JSON with unsafe characters escaped, so that programs read what was stored. */
export const sanitizeJson = (json: string): string =>
  json.replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
