import type { ComponentType } from 'react';
import type { ScreenProps } from './shared/screenProps.ts';
import { Article } from './screens/Article.tsx';
import { Articles } from './screens/Articles.tsx';
import { Calendar } from './screens/Calendar.tsx';
import { Courses, Questions, Resources } from './screens/Content.tsx';
import { Files } from './screens/Files.tsx';
import { Messages } from './screens/Messages.tsx';
import type { Words } from './words/words.ts';

interface Screen {
  /** In the address: `#/articles`. */
  name: string;
  /** Its heading, and its link at the top. */
  titleOf: (words: Words) => string;
  Screen: ComponentType<ScreenProps>;
}

/** All screens, the default first. A new one is a line here, its words in `words`, and a file in `screens`. */
export const screens: readonly [Screen, ...Screen[]] = [
  { name: 'articles', titleOf: (words) => words.articles.title, Screen: Articles },
  { name: 'article', titleOf: (words) => words.article.title, Screen: Article },
  { name: 'calendar', titleOf: (words) => words.calendar.title, Screen: Calendar },
  { name: 'messages', titleOf: (words) => words.messages.title, Screen: Messages },
  { name: 'questions', titleOf: ({ content }) => content.titles.questions, Screen: Questions },
  { name: 'courses', titleOf: ({ content }) => content.titles.courses, Screen: Courses },
  { name: 'resources', titleOf: ({ content }) => content.titles.resources, Screen: Resources },
  { name: 'files', titleOf: (words) => words.files.title, Screen: Files },
];
