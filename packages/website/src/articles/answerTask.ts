import { plainText } from './plainText.ts';

/** A question to be answered, and the most words that its answer may have. */
export interface AnswerTask {
  question: string;
  limit: number;
}

/** The task in an article's text, whose first line names the limit: '(150 words)', '(Answer in 250 words) 15 marks'. */
export function answerTask(text: string): AnswerTask | null {
  const [question = ''] = text.split('\n', 1);
  const named = /\((?:[^()]*[^()\d०-९])?([\d०-९]{2,3}) (?:words|शब्द)/i.exec(question);
  if (!named?.[1]) return null;
  const limit = named[1].replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - 0x966}`);
  return { question: plainText(question, question.length), limit: Number(limit) };
}
