import type * as en from '../en/search.ts';

export const search: typeof en.search = {
  heading: 'खोज',
  text: 'हिंदी या अंग्रेज़ी के शब्दों से लेख, पाठ्यक्रम और निःशुल्क सामग्री खोजें।',
  description:
    'रोज़ के अध्ययन लेख, पाठ्यक्रम और निःशुल्क सामग्री उनके शब्दों से खोजें, और जो मिले उसे श्रेणी और महीने के अनुसार छाँट लें।',
};

export const searchKinds: typeof en.searchKinds = {
  course: 'पाठ्यक्रम',
  resource: 'सामग्री',
  question: 'अभ्यास',
};

export const searchNeedsScript: typeof en.searchNeedsScript =
  'वेबसाइट की इस प्रति में खोज JavaScript से होती है, जो यहाँ नहीं चल रही है।';

export const searchCopy: typeof en.searchCopy = {
  title: (words) => `खोज: ${words}`,
  category: { label: 'श्रेणी', all: 'सभी' },
  month: { label: 'महीना', all: 'कोई भी' },
  topic: { label: 'विषय', all: 'सभी' },
  cut: (characters) => `केवल पहले ${characters} अक्षर खोजे गए हैं।`,
  unavailable: 'वेबसाइट की इस प्रति में खोज नहीं है। इसमें जो कुछ है, वह इन पृष्ठों से मिलेगा:',
  pages: 'परिणामों के पृष्ठ',
  waysOn: {
    heading: 'और कहाँ देखें',
    onlineMode: 'ऑनलाइन पाठ्यक्रम',
    offlineMode: 'ऑफ़लाइन पाठ्यक्रम',
    contact: 'हमसे संपर्क करें',
  },
};
