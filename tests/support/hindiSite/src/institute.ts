import { institute as ours } from '../../../../site/src/institute.ts';

export { mailHref, unbroken, whatsappHref } from '../../../../site/src/institute.ts';

/** Our institute as a Hindi one would write it. */
export const institute: typeof ours = {
  ...ours,
  name: 'सेतु',
  legalName: 'सेतु संस्थान (नमूना)',
  exams: 'UPSC और राज्य PCS',
  callUs: { ...ours.callUs, label: ours.callUs.label.replace('Call', 'फ़ोन करें:') },
  address: { ...ours.address, label: 'दिल्ली कार्यालय' },
  navigation: [
    {
      title: 'पाठ्यक्रम',
      items: [
        { title: 'ऑफ़लाइन पाठ्यक्रम', href: '/offline-mode' },
        { title: 'ऑनलाइन पाठ्यक्रम', href: '/online-mode' },
      ],
    },
    {
      title: 'समसामयिकी',
      items: [
        { title: 'संपादकीय विश्लेषण', href: '/editorial-analysis' },
        { title: 'दिन के मुख्य तथ्य', href: '/facts-of-the-day' },
      ],
    },
    { title: 'छात्रवृत्ति योजना', href: '/Scholarship' },
  ],
  headerActions: {
    app: { ...ours.headerActions.app, label: 'ऐप में साइन इन करें' },
    call: { ...ours.headerActions.call, label: 'प्रवेश के लिए फ़ोन करें' },
  },
  quickLinks: [
    { title: 'हमारे बारे में', href: '/about' },
    { title: 'संपर्क', href: '/contact' },
    { title: 'गोपनीयता', href: '/privacy' },
    { title: 'नियम और शर्तें', href: '/terms' },
  ],
  resourceLinks: [
    { title: 'विषय', href: '/topics' },
    { title: 'रोज़ की पढ़ाई', href: '/daily' },
    { title: 'परिणाम', href: '/selections' },
  ],
  copyright: '© सेतु संस्थान (नमूना)। सर्वाधिकार सुरक्षित।',
};
