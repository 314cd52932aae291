import type * as en from '../en/daily.ts';

export const latest: typeof en.latest = {
  heading: 'ताज़ा लेख',
  minutes: (minutes) => `${minutes} मिनट में पढ़ें`,
};

export const daily: typeof en.daily = {
  heading: 'रोज़ की पढ़ाई',
  text: 'एक दिन में हमने जो कुछ प्रकाशित किया, उस क्रम में जिसमें हम स्वयं पढ़ते।',
  description:
    'सबसे नए दिन के सभी अध्ययन लेख एक पृष्ठ पर, उस क्रम में जिसमें हम स्वयं पढ़ते, हर एक के साथ यह कि पढ़ने में कितने मिनट लगेंगे।',
};

export const dayReading: typeof en.dayReading = {
  next: 'इस दिन का अगला लेख',
  last: 'यह इस दिन का आखिरी लेख था',
  place: (place, count) => `${count} में से लेख ${place}`,
};

export const practiceOfDay: typeof en.practiceOfDay = (questions) =>
  `अभ्यास करें: इस दिन ${questions === 1 ? 'का' : 'के'} ${questions} प्रश्न`;

export const practiceOfArticle: typeof en.practiceOfArticle = (questions) =>
  `अभ्यास करें: इस लेख पर ${questions} प्रश्न`;

export const dayTotals: typeof en.dayTotals = (articles, minutes) =>
  minutes === 0 ? `${articles} लेख` : `${articles} लेख, पढ़ने में ${minutes} मिनट`;

export const dailyDescription: typeof en.dailyDescription = (day) =>
  `${day} के सभी अध्ययन लेख एक पृष्ठ पर, उस क्रम में जिसमें हम स्वयं पढ़ते, हर एक के साथ यह कि पढ़ने में कितने मिनट लगेंगे।`;
