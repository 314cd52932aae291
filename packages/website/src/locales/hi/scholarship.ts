import type * as en from '../en/scholarship.ts';

export const scholarship: typeof en.scholarship = {
  heading: 'छात्रवृत्ति योजना',
  text: 'हर वर्ष हमारे कुछ विद्यार्थी पाठ्यक्रम के लिए कम शुल्क देते हैं। देखें कि कौन-सी योजना आपके लिए है, क्या लाना है और पंजीकरण कैसे करें।',
  description:
    'संस्थान के विद्यार्थियों के लिए शुल्क में छात्रवृत्ति: कौन आवेदन कर सकता है, हर योजना में सीटें, कौन-से दस्तावेज़ लाने हैं और पंजीकरण कैसे करें।',
};

export const scheme: typeof en.scheme = {
  title: (percent) => `${percent}% शुल्क छात्रवृत्ति`,
  seats: (perYear) => `प्रति वर्ष ${perYear} विद्यार्थी`,
};

export const registration: typeof en.registration = {
  greeting: (institute) => `नमस्ते, मुझे ${institute} की छात्रवृत्ति के लिए पंजीकरण करना है।`,
  heading: 'WhatsApp या फ़ोन से पंजीकरण करें',
  text: 'अपना नाम, वर्ग, पाठ्यक्रम और पढ़ाई का माध्यम बताएँ।',
  kept: 'आपका भरा हुआ हमने सँभालकर रखा है: सिर्फ़ इसी टैब में, आधे घंटे तक।',
  discard: 'इसे हटा दें',
};
