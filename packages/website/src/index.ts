// The types of an institute's own TypeScript files, and helpers for the links in them.
export type * from './instituteTypes.ts';
export { mailHref, telHref, unbroken, whatsappHref } from './institute/links.ts';
