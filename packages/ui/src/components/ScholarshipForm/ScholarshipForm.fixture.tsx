import { fixture } from '../../internal/testing/Fixture.tsx';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { ScholarshipForm } from './ScholarshipForm.tsx';
import type { ScholarshipFormProps } from './ScholarshipForm.tsx';
import type { ScholarshipValues } from './validateScholarship.ts';

const nothing = () => undefined;

const finish: ScholarshipFormProps['finish'] = {
  phone: { label: unbroken, href: 'tel:+910000000000' },
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

export default [
  fixture({
    component: ScholarshipForm,
    refElement: 'form',
    empty: { finish },
    full: {
      action: '/Scholarship',
      onSubmit: nothing,
      finish,
      termsHref: '/terms',
      initial: { values: written, submitted: true },
      heading: unbroken,
      headingLevel: 1,
      labels: {},
    },
  }),
  fixture({
    component: ScholarshipForm,
    shape: 'refused',
    refElement: 'form',
    empty: { finish, initial: { submitted: true } },
    full: {
      finish,
      initial: { values: { ...written, mobile: '', gender: '', accept: false }, submitted: true },
    },
  }),
];
