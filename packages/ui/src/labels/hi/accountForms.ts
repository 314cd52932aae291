import type { LanguageLabels } from '../../components/UiProvider/LanguageLabels.ts';

const words = {
  email: 'ईमेल पता',
  or: 'या',
  forgot: 'पासवर्ड भूल गए?',
  password: 'पासवर्ड',
  show: 'दिखाएँ',
  hide: 'छिपाएँ',
  showPassword: 'दिखाएँ: पासवर्ड',
  hidePassword: 'छिपाएँ: पासवर्ड',
};

export const hindiRegisterFormLabels: LanguageLabels['registerForm'] = {
  heading: 'खाता बनाएँ',
  appText: 'विद्यार्थी हमारे ऐप से पंजीकरण और साइन इन करते हैं। इस वेबसाइट पर पंजीकरण उपलब्ध नहीं है।',
  triedHeading: 'कृपया ऐप से पंजीकरण करें',
  submit: 'पंजीकरण करें',
  google: 'Google से पंजीकरण करें',
  otherText: 'पहले से पंजीकृत हैं?',
  other: 'साइन इन करें',
  ...words,
};

export const hindiSignInFormLabels: LanguageLabels['signInForm'] = {
  heading: 'साइन इन करें',
  appText: 'विद्यार्थी हमारे ऐप से साइन इन करते हैं। इस वेबसाइट पर साइन इन उपलब्ध नहीं है।',
  triedHeading: 'कृपया ऐप से साइन इन करें',
  submit: 'साइन इन करें',
  google: 'Google से साइन इन करें',
  otherText: 'यहाँ नए हैं?',
  other: 'खाता बनाएँ',
  ...words,
};
