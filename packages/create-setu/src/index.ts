// The functions of `npm create setu`, for programs.
export { Refusal } from './answers.ts';
export type { Answers, Language, OptionalPage } from './answers.ts';
export { createSite, siteFiles } from './createSite.ts';
