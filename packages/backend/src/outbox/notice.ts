/** One notification: that messages have arrived and, if enabled, their content. */
export interface Notice {
  /** A UUID, the same at each attempt and on no other notice. */
  id: string;
  count: number;
  /** When the first of them came (ISO 8601). */
  since: string;
  /** The first 100 of them. */
  messages: NotedMessage[];
}

export interface NotedMessage {
  /** The id of its row, as a text. */
  id: string;
  /** Absent if not enabled, or if the message has been deleted since. */
  words?: NoticeText;
}

/** What a visitor wrote. Each may contain any text. */
export interface NoticeText {
  name: string;
  email: string;
  message: string;
}

export interface Channel {
  name: 'mail' | 'webhook';
  /** Resolves to a remark for the log; rejects with Undelivered unless the receiver has accepted the notice. */
  send(notice: Notice, signal: AbortSignal): Promise<string | undefined>;
}

/** Why a notice was not accepted. Its message may be logged: it contains no secret and no visitor's words. */
export class Undelivered extends Error {
  override name = 'Undelivered';
}
