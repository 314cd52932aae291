import { languageOfText } from '@setu/data/staff';
import { useWords } from '../words/words.ts';

/** Sentences of the server, each in the reader's language if there are words for it, else in English. */
export function Said({ children }: { children: string | readonly string[] }) {
  const words = useWords();
  return [children].flat().map((sentence) => {
    const said = words.said(sentence);
    // What the desk itself says is Hindi already.
    const isEnglish = said === sentence && languageOfText(said) === 'en';
    return (
      <span key={sentence} lang={isEnglish ? 'en' : undefined}>
        {said}{' '}
      </span>
    );
  });
}
