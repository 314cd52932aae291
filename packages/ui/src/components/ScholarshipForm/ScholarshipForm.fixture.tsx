import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { application, applicationFields } from '../../testing/samples.ts';
import { type ScholarshipFormProps, ScholarshipForm } from './ScholarshipForm.tsx';

const finish: ScholarshipFormProps['finish'] = {
  phone: { label: unbroken, href: 'tel:+910000000000' },
  whatsappHref: (sheet) => `https://wa.me/910000000004?text=${encodeURIComponent(sheet)}`,
};

const written = { ...application, fullName: unbroken, address: long };
/** Every field that can be wrong is wrong. */
const wrong = {
  ...written,
  mobile: unbroken,
  email: `${hindi}${long}`,
  medium: '',
  accept: false,
} as const;

export default [
  fixture({
    component: ScholarshipForm,
    empty: { fields: [], finish },
    full: {
      action: '/Scholarship',
      onSubmit: () => undefined,
      fields: applicationFields,
      finish,
      initial: { values: written, submitted: true },
      heading: unbroken,
      headingLevel: 1,
      labels: {},
    },
  }),
  fixture({
    component: ScholarshipForm,
    shape: 'refused',
    empty: { fields: [], finish, initial: { submitted: true } },
    full: { fields: applicationFields, finish, initial: { values: wrong, submitted: true } },
  }),
];
