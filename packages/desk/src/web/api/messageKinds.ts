/** What the messages are told apart by, in the order of the screen. */
export const messageKinds = ['open', 'answered', 'suspected'] as const;
export type MessageKind = (typeof messageKinds)[number];
