import { useWords } from './words/words.ts';

/** Sentences of the server, each in the reader's language if there are words for it, else in English. */
export function Said({ children }: { children: string | readonly string[] }) {
  const words = useWords();
  return [children].flat().map((sentence) => {
    const said = words.said(sentence);
    return (
      <span key={sentence} lang={said === sentence ? 'en' : undefined}>
        {said}{' '}
      </span>
    );
  });
}
