import { institute } from '@site/institute.ts';
import type * as en from '../en/legal.ts';

export const privacy: typeof en.privacy = {
  heading: 'गोपनीयता',
  text: `${institute.name} में आगंतुकों की कौन-सी जानकारी रखी जाती है, क्यों, कितने समय तक, और किससे पूछा जा सकता है।`,
  description:
    'यह वेबसाइट आगंतुकों की कौन-सी जानकारी रखती है, किस काम के लिए और कब तक, और उसे देखने, सुधारने या हटाने के लिए किससे कहा जाए।',
};

export const terms: typeof en.terms = {
  heading: 'नियम और शर्तें',
  text: `${institute.name} की इस वेबसाइट और पाठ्यक्रमों पर क्या लागू होता है।`,
  description:
    'इस वेबसाइट और इसके पाठ्यक्रमों के नियम: लेखों का उपयोग आप कैसे कर सकते हैं, हम विद्यार्थियों से क्या वादा करते हैं और क्या नहीं।',
};
