export const notAvailable = {
  titleNotAvailable: 'शीर्षक उपलब्ध नहीं',
  categoryNotAvailable: 'श्रेणी उपलब्ध नहीं',
  dateNotAvailable: 'तिथि उपलब्ध नहीं',
};

export const readingTime = (minutes: number) => `${minutes} मिनट में पढ़ें`;
