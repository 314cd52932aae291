import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import type { ContactFormProps } from '../ContactForm/ContactForm.tsx';
import { ScholarshipForm } from './ScholarshipForm.tsx';
import type { ScholarshipFormProps } from './ScholarshipForm.tsx';
import type { ScholarshipValues } from './validateScholarship.ts';

const nothing = () => undefined;

const help: ContactFormProps['help'] = {
  phone: { label: unbroken, href: 'tel:+910000000000' },
  whatsapp: { label: hindi, href: 'https://wa.me/910000000004' },
};

const finish: ScholarshipFormProps['finish'] = {
  phone: help.phone,
  whatsappHref: (sheet) => `https://wa.me/910000000004?text=${encodeURIComponent(sheet)}`,
};

const written: ScholarshipValues = {
  firstName: unbroken,
  lastName: hindi,
  mobile: unbroken,
  email: unbroken,
  address: long,
  gender: 'female',
  category: 'OBC',
  medium: 'hindi',
  mode: 'Online',
  familyIncome: unbroken,
  educationQualification: long,
  accept: true,
};

export const fixtures: readonly Fixture[] = [
  {
    name: 'ScholarshipForm',
    refElement: 'form',
    empty: (root) => <ScholarshipForm {...root} finish={finish} />,
    full: (root) => (
      <ScholarshipForm
        {...root}
        action="/Scholarship"
        onSubmit={nothing}
        finish={finish}
        termsHref="/terms"
        initial={{ values: written, submitted: true }}
        heading={unbroken}
        headingLevel={1}
        labels={{}}
      />
    ),
  },
  {
    name: 'ScholarshipForm',
    shape: 'refused',
    refElement: 'form',
    empty: (root) => <ScholarshipForm {...root} finish={finish} initial={{ submitted: true }} />,
    full: (root) => (
      <ScholarshipForm
        {...root}
        finish={finish}
        initial={{ values: { ...written, mobile: '', gender: '', accept: false }, submitted: true }}
      />
    ),
  },
];
