import type { LanguageLabels, PracticeName } from '../../components/UiProvider/LanguageLabels.ts';

const parts = ['', 'एक तिहाई', 'दो तिहाई'];

/** Hindi for questions, which few pages have: those can load it separately. */
export const hindiPracticeLabels: Pick<LanguageLabels, PracticeName> = {
  question: {
    legend: (number, total) => `${total} में से प्रश्न ${number}`,
    clear: 'उत्तर हटाएँ (खाली छोड़ें)',
    explanation: 'उत्तर और व्याख्या',
    answer: 'उत्तर:',
    right: 'सही',
    wrong: 'गलत',
    left: 'खाली छोड़ा',
    dropped: 'गिना नहीं गया',
    chosenRight: 'आपका उत्तर: सही',
    chosenWrong: 'आपका उत्तर: गलत',
    chosen: 'आपका उत्तर',
    rightAnswer: 'सही उत्तर',
    correctedOn: (day) => `उत्तर ${day} को सुधारा गया।`,
    droppedOn: (day) => `${day} को हटाया गया: यह किसी के लिए नहीं गिना जाता।`,
  },
  questionSheet: {
    check: 'उत्तर जाँचें',
    again: 'फिर से शुरू करें',
    answers: 'उत्तर',
    timer: 'समय बाँधकर हल करें',
    minutes: (minutes, seconds, write) =>
      [minutes > 0 && `${write(minutes)} मिनट`, seconds > 0 && `${write(seconds)} सेकंड`]
        .filter(Boolean)
        .join(' '),
    longer: (minutes) => `${minutes} (एक तिहाई अधिक)`,
    remaining: 'शेष',
    pause: 'रोकें',
    resume: 'जारी रखें',
    hide: 'छिपाएँ',
    show: 'समय दिखाएँ',
    stop: 'बंद करें',
    said: (minutes) => `${minutes} शेष`,
    over: 'समय पूरा हुआ। आप जब तक चाहें हल करते रहें।',
  },
  score: {
    heading: 'आपके अंक',
    marks: (marks, outOf) => `${outOf} में से ${marks}`,
    spoken({ isNegative, whole, thirds }, outOf) {
      const part = parts[thirds];
      const size = [whole, part].filter(Boolean).join(' और ');
      return `${outOf} में से ${isNegative ? 'माइनस ' : ''}${size}`;
    },
    right: (_, written) => `${written} सही`,
    wrong: (_, written) => `${written} गलत`,
    left: (_, written) => `${written} खाली`,
    dropped: (count, written) => `${written} ${count === 1 ? 'नहीं गिना गया' : 'नहीं गिने गए'}`,
  },
};
