// What `npm create setu` does, for programs.
export { Refusal } from './answers.ts';
export type { Answers, Language, OptionalPage } from './answers.ts';
export { createSite, siteFiles } from './createSite.ts';
