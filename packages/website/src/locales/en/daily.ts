/** The newest articles on the home page. */
export const latest = {
  heading: 'Latest reading',
  /** Below the title of an article that is the only one of its day. */
  minutes: (minutes: number) => `${minutes} min read`,
};

export const daily = {
  heading: 'Daily desk',
  text: 'All that we published on one day, in the order in which we would read it.',
  description:
    'All study articles of the newest day on one page, in the order in which we would read them, each with its minutes to read.',
};

/** At the end of an article: the next one of its day. */
export const dayReading = {
  next: "Next in the day's reading",
  last: "That was the last of the day's reading",
  place: (place: number, count: number) => `${place} of ${count}`,
};

export const practiceOfDay = (questions: number) =>
  `Practise: ${questions} ${questions === 1 ? 'question' : 'questions'} of this day`;

export const practiceOfArticle = (questions: number) =>
  `Practise: ${questions} ${questions === 1 ? 'question' : 'questions'} on this article`;

/** The totals of a day: '6 articles, 31 minutes to read'; without the minutes if none are known. */
export function dayTotals(articles: number, minutes: number): string {
  const count = `${articles} ${articles === 1 ? 'article' : 'articles'}`;
  return minutes === 0
    ? count
    : `${count}, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read`;
}

export const dailyDescription = (day: string) =>
  `All study articles of ${day} on one page, in the order in which we would read them, each with its minutes to read.`;
