import { Refused } from './route.ts';

/** Kinds of content that have forms. */
const formKinds = ['questions', 'courses', 'resources'] as const;
export type FormKind = (typeof formKinds)[number];

export function readFormKind(sent: unknown): FormKind {
  const kind = formKinds.find((one) => one === sent);
  if (!kind) throw new Refused('There is no such form.');
  return kind;
}
