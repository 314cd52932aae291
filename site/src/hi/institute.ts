import type { Institute } from '@setu/website';
import { institute as root } from '../institute.ts';
import { articleCategories } from './content/articleCategories.ts';

/** The institute for its Hindi pages; overrides some values of `../institute.ts`. */
export const institute: Institute = {
  ...root,
  name: 'सेतु',
  legalName: 'सेतु संस्थान (नमूना)',
  slogan: 'सफलता का सेतु',
  locale: 'hi-IN',
  exams: 'UPSC और राज्य PCS',

  phones: [
    { label: 'आईवीआर लाइन', number: '+91 00000 00001' },
    { label: 'अंग्रेज़ी लाइन', number: '+91 00000 00002' },
    { label: 'हिंदी लाइन', number: '+91 00000 00003' },
  ],
  privacy: { ...root.privacy, officer: 'शिकायत अधिकारी (नमूना)' },
  address: {
    label: 'दिल्ली कार्यालय',
    lines: ['भवन 00, उदाहरण मार्ग', 'नमूना नगर, नई दिल्ली 110000'],
    country: 'IN',
  },
  socialLinks: [
    { title: 'यूट्यूब', href: 'https://www.youtube.com/@example', icon: 'youtube' },
    { title: 'इंस्टाग्राम', href: 'https://www.instagram.com/example', icon: 'instagram' },
    { title: 'टेलीग्राम', href: 'https://t.me/example', icon: 'telegram' },
    { title: 'फ़ेसबुक', href: 'https://www.facebook.com/example', icon: 'facebook' },
    { title: 'X', href: 'https://x.com/example', icon: 'x' },
  ],

  articles: articleCategories,
  courseCategories: ['BPSC', 'सामान्य अध्ययन', 'समाजशास्त्र', 'टेस्ट सीरीज़'],
  courseDrawings: {
    BPSC: '/art/motifs/bpsc.svg',
    'सामान्य अध्ययन': '/art/motifs/polity.svg',
    समाजशास्त्र: '/art/motifs/sociology.svg',
    'टेस्ट सीरीज़': '/art/motifs/test-series.svg',
  },
};
