/** What is told in one go: that messages have come, and where it is asked for what they say. */
export interface Notice {
  /** A UUID, the same at each attempt and on no other notice. */
  id: string;
  /** How many messages have come. */
  count: number;
  /** When the first of them came (ISO 8601). */
  since: string;
  /** The first 100 of them. */
  messages: NotedMessage[];
}

export interface NotedMessage {
  /** The id of its row, as a text. */
  id: string;
  /** Absent: they are not asked for, or the message has been deleted since. */
  words?: Words;
}

/** What a visitor wrote. Each may hold anything. */
export interface Words {
  name: string;
  email: string;
  message: string;
}

/** One way to tell. */
export interface Channel {
  name: 'mail' | 'webhook';
  /**
   * Resolves when the other side has taken the notice, with what is to be logged all the same.
   *
   * @throws Undelivered when it has not, or when the signal is given.
   */
  send(notice: Notice, signal: AbortSignal): Promise<string | undefined>;
}

/** Why a notice was not taken. Its message may be logged: it holds no secret and nothing that was written. */
export class Undelivered extends Error {
  override name = 'Undelivered';
}
