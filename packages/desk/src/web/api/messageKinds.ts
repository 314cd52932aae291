/** The kinds of messages, in the order of the screen. */
export const messageKinds = ['open', 'answered', 'suspected'] as const;
export type MessageKind = (typeof messageKinds)[number];
