import type * as en from '../en/courses.ts';

export const courses: typeof en.courses = 'पाठ्यक्रम';
export const course: typeof en.course = 'पाठ्यक्रम';
export const backToCourses: typeof en.backToCourses = 'पाठ्यक्रमों की सूची पर जाएँ';

export const filter: typeof en.filter = {
  all: 'सभी पाठ्यक्रम',
  of: (heading) => `${heading}: श्रेणियाँ`,
  failed: 'श्रेणियाँ लोड नहीं हो सकीं।',
};

export const ask: typeof en.ask = {
  label: 'इस पाठ्यक्रम के बारे में पूछें',
  message: (title, url) =>
    `नमस्ते, मुझे ${title === null ? 'इस पाठ्यक्रम' : `पाठ्यक्रम “${title}”`} के बारे में कुछ पूछना है।\n${url}`,
};

export const categoryDescription: typeof en.categoryDescription = (category, heading) =>
  `${category}, ${heading}: इस श्रेणी के हर पाठ्यक्रम और टेस्ट सीरीज़ की अवधि, शुल्क और क्या पढ़ाया जाता है। हर एक का अपना पृष्ठ है।`;

export const courseDescription: typeof en.courseDescription = (title) =>
  `${title}: अवधि, शुल्क, मॉड्यूल में क्या पढ़ाया जाता है, इसे पूरा करने के बाद आप क्या कर सकेंगे, और आप इसमें प्रवेश कैसे ले सकते हैं।`;
