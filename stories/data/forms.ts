import type * as ui from '@setu/ui';
export { application, applicationFields } from '../../packages/ui/src/testing/samples.ts';
import { scholarshipFieldsIn } from '../../packages/website/src/content/scholarshipFields.ts';
import { fieldWords as english } from '../../packages/website/src/locales/en/scholarshipFields.ts';
import { fieldWords as hindi } from '../../packages/website/src/locales/hi/scholarshipFields.ts';

/** Contacts that reach no one: no Indian number begins with a zero. */
export const help: ui.ContactFormProps['help'] = {
  phone: { label: 'Call +91 00000 00000', href: 'tel:+910000000000' },
  whatsapp: { label: 'WhatsApp +91 00000 00004', href: 'https://wa.me/910000000004' },
};

export const finish: ui.ScholarshipFormProps['finish'] = {
  phone: help.phone,
  whatsappHref: (sheet) => `${help.whatsapp.href}?text=${encodeURIComponent(sheet)}`,
};

export const appStore: ui.RegisterFormProps['appStore'] = {
  label: 'Get the app',
  href: 'https://play.google.com/store/apps/details?id=com.example.setu',
};

export const writtenContact: ui.ContactValues = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@example.com',
  message: 'When does the next General Studies batch start, and may I attend one class before?',
};

export const hindiContact: ui.ContactValues = {
  firstName: 'आशा',
  lastName: 'वर्मा',
  email: 'asha@example.com',
  message: 'सामान्य अध्ययन का अगला बैच कब शुरू होगा? क्या मैं पहले एक कक्षा देख सकती हूँ?',
};

/** The fields of the website's form, in English and in Hindi. */
export const scholarshipFields = scholarshipFieldsIn(english);
export const hindiScholarshipFields = scholarshipFieldsIn(hindi);

type Registration = ui.ScholarshipValues<typeof scholarshipFields>;

export const filledScholarship: Registration = {
  firstName: 'Asha',
  lastName: 'Verma',
  mobile: '00000 12345',
  email: 'asha@example.com',
  address: '12 Example Road\nSample Nagar, Patna 800000',
  gender: 'female',
  category: 'OBC',
  medium: 'hindi',
  mode: 'Online',
  familyIncome: '450000',
  educationQualification: 'B.A. (History)',
  accept: true,
};

export const halfFilledScholarship: Registration = {
  ...filledScholarship,
  mobile: '',
  gender: '',
  category: '',
  accept: false,
};

export const contactLines: readonly ui.ContactDetailLine[] = [
  { kind: 'phone', label: 'English line', value: '+91 00000 00002', href: 'tel:+910000000002' },
  { kind: 'phone', label: 'Hindi line', value: '+91 00000 00003', href: 'tel:+910000000003' },
  {
    kind: 'whatsapp',
    label: 'WhatsApp line',
    value: '+91 00000 00004',
    href: 'https://wa.me/910000000004',
  },
  { kind: 'mail', label: 'Hiring', value: 'hiring@example.com', href: 'mailto:hiring@example.com' },
];

export const office = {
  label: 'Delhi office',
  lines: ['Building 00, Example Road', 'Sample Nagar, New Delhi 110000'],
};

export const schemes: readonly ui.Scheme[] = [
  {
    id: 'reserved-categories',
    figure: '60%',
    title: '60% fee scholarship',
    who: 'SC/ST/BPL/OBC/Minorities',
    seats: '100 students per year',
  },
  {
    id: 'ews',
    figure: '50%',
    title: '50% fee scholarship',
    who: 'EWS',
    condition: 'Annual income under Rs. 8 lakhs',
    seats: '100 students per year',
  },
  {
    id: 'merit',
    figure: '40%',
    title: '40% fee scholarship',
    who: 'Meritorious students',
    seats: '50 students per year',
  },
];

/** States offered in the stories of the fields. */
export const states = [
  { value: 'BR', label: 'Bihar' },
  { value: 'DL', label: 'Delhi' },
  { value: 'JH', label: 'Jharkhand' },
  { value: 'UP', label: 'Uttar Pradesh' },
];

export const media = [
  { value: 'english', label: 'English' },
  { value: 'hindi', label: 'Hindi' },
];

export const hindiParagraph =
  'संविधान का अनुच्छेद 123 राष्ट्रपति को यह शक्ति देता है कि संसद के सत्र में न होने पर अध्यादेश जारी करें। अध्यादेश का बल वही है जो संसद के अधिनियम का होता है।';
